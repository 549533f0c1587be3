import CoreGraphics

extension UICellAccessory {
  /// A chevron: the row leads to something. It does nothing by itself.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .mark, displayed, options.look)
  }

  /// A chevron that turns while the row's item is expanded. A tap expands or collapses the item in a diffable data source's
  /// outline, or does what `actionHandler` says instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, .outline(options.style, actionHandler), displayed, options.look)
  }

  /// An i in a circle that calls `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .action(actionHandler), displayed, options.look)
  }

  /// A checkmark. It does nothing by itself.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .mark, displayed, options.look)
  }

  /// A minus on a red disc. A tap uncovers the row's trailing swipe actions, or does what `actionHandler` says instead.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .action(actionHandler), displayed, options.look)
  }

  /// A plus on a green disc that calls `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .action(actionHandler), displayed, options.look)
  }

  /// The grip by which the row is moved, where its item may be.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .reorder(showsVerticalSeparator: options.showsVerticalSeparator), displayed, options.look)
  }

  /// A circle that shows whether the row is selected; touches go to the row.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .mark, displayed, options.look)
  }

  /// The chosen element of a menu with two arrows. A tap shows the menu; what is chosen there is marked in it, and
  /// `selectedElementDidChangeHandler` hears of it. A menu without a chosen element shows the arrows alone.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, .menu(menu, selectedElementDidChangeHandler), displayed, options.look)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory), displayed, options.look)
  }

  /// A view of your own; `configuration` says where.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let when, _), .trailing(let when, _): displayed = when
    }
    return UICellAccessory(
      .customView(configuration.customView),
      .view(configuration.customView, isFixed: configuration.maintainsFixedSize), displayed, configuration.look,
      placement: configuration.placement)
  }

  private init(
    _ type: AccessoryType, _ content: Content, _ displayed: DisplayedState, _ look: Look, placement: Placement? = nil
  ) {
    accessoryType = type
    self.content = content
    self.displayed = displayed
    self.look = look
    self.placement = placement
  }
}

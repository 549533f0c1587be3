import CoreGraphics

extension UICellAccessory {
  /// Creates a chevron that indicates that the row leads to further content. Taps on it are handled by the cell.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  /// - Returns: The accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .mark, displayed, options.appearance)
  }

  /// Creates a chevron that indicates whether the item of an outline is expanded.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory and the area of its taps.
  ///   - actionHandler: A closure that is called for a tap, or `nil` to expand or collapse the item in the outline of a
  ///     diffable data source.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, .outline(options.style, actionHandler), displayed, options.appearance)
  }

  /// Creates a button with the letter i in a circle, for showing details about the item.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: A closure that is called for a tap, or `nil` for no action.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .action(actionHandler), displayed, options.appearance)
  }

  /// Creates a checkmark at the trailing edge, which marks a chosen row.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  /// - Returns: The accessory.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .mark, displayed, options.appearance)
  }

  /// Creates a button with a minus sign on a red disc, for deleting the row.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: A closure that is called for a tap, or `nil` to reveal the trailing swipe actions of the row.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .action(actionHandler), displayed, options.appearance)
  }

  /// Creates a button with a plus sign on a green disc, for inserting a row.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: A closure that is called for a tap, or `nil` for no action.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .action(actionHandler), displayed, options.appearance)
  }

  /// Creates a reorder control. The user can move the row with it if the data source allows the movement.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  /// - Returns: The accessory.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .reorder(showsVerticalSeparator: options.showsVerticalSeparator), displayed, options.appearance)
  }

  /// Creates a circle that indicates whether the row is selected. Touches on it are handled by the cell.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .mark, displayed, options.appearance)
  }

  /// Creates a button that opens a menu and shows the menu's selected element next to two arrows.
  ///
  /// If no element of the menu is selected, only the arrows are shown. The element that the user chooses is marked as
  /// selected.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - selectedElementDidChangeHandler: A closure that is called after the user has chosen an element. It may be nil.
  /// - Returns: The accessory.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, .menu(menu, selectedElementDidChangeHandler), displayed, options.appearance)
  }

  /// Creates a label with a short text, such as a count.
  ///
  /// - Parameters:
  ///   - text: The text of the label.
  ///   - displayed: The editing states in which the accessory is shown.
  ///   - options: The appearance of the accessory.
  /// - Returns: The accessory.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory), displayed,
      options.appearance)
  }

  /// Creates an accessory from a custom view.
  ///
  /// - Parameter configuration: The view, its position and its appearance.
  /// - Returns: The accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let when, _), .trailing(let when, _): displayed = when
    }
    return UICellAccessory(
      .customView(configuration.customView),
      .view(configuration.customView, isFixed: configuration.maintainsFixedSize), displayed, configuration.appearance,
      placement: configuration.placement)
  }

  private init(
    _ type: AccessoryType, _ content: Content, _ displayed: DisplayedState, _ appearance: Appearance,
    placement: Placement? = nil
  ) {
    accessoryType = type
    self.content = content
    self.displayed = displayed
    self.appearance = appearance
    self.placement = placement
  }
}

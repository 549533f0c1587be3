import Foundation

/// Buttons that belong together: one item may stand for all of them where there is little room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The navigation item that shows the group.
  package final var onChange: (() -> Void)?
  private var isDisplaying = false
  /// Whether the group is shown before the user has arranged anything, which nobody can here.
  package final var isShownByDefault = true

  /// A group of `barButtonItems`; they leave the groups in which they were.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.groupStorage = self }
  }

  /// There are no archives here: a group without items.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// A group that the user could not move or remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that the user could move. Nothing can be moved here: as a fixed one.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// A group that the user could add or remove. It is shown where it is in the default arrangement, since there is no other.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isShownByDefault = isInDefaultCustomization
    return group
  }

  /// The buttons, in the order in which they stand.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.groupStorage === self { item.groupStorage = nil }
      for item in barButtonItems { item.groupStorage = self }
      onChange?()
    }
  }

  /// Stands for all of the buttons where they have no room; one without an action shows them as a menu. Default nil: the
  /// buttons always stand there.
  open var representativeItem: UIBarButtonItem? { didSet { onChange?() } }

  /// Whether the representative item is shown at present.
  open package(set) var isDisplayingRepresentativeItem: Bool {
    get { isDisplaying }
    set { isDisplaying = newValue }
  }

  /// Whether the bar leaves the group out. Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

  /// Whether the group stays in the menu of what has no room, even where it is not in the bar. Default false.
  open var alwaysAvailable = false { didSet { onChange?() } }

  /// What the group is in the menu of what has no room. Nil, the default, is made of its items.
  open var menuRepresentation: UIMenuElement?

  package final var isShown: Bool { !isHidden && isShownByDefault }

  /// The group in a menu: its elements in line, or under the words of the representative item.
  package final var elementInMenus: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    let elements = barButtonItems.compactMap(\.elementInMenus)
    guard !elements.isEmpty else { return nil }
    guard let representativeItem, let words = representativeItem.title else {
      return UIMenu(options: .displayInline, children: elements)
    }
    return UIMenu(title: words, image: representativeItem.image, children: elements)
  }
}

extension UIBarButtonItem {
  /// A group of this button alone that the user could not move or remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this button alone that the user could move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this button alone that the user could add or remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}

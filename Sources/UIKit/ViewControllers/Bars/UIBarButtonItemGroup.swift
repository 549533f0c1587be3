import Foundation

/// A group of bar buttons, which the bar can replace by one representative item if there is little space.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// A closure that is called after each change. The navigation item that contains the group sets it.
  package final var onChange: (() -> Void)?
  private var isDisplaying = false
  /// Indicates whether the group is part of the default arrangement. In Tessera, users cannot change the arrangement.
  package final var isShownByDefault = true

  /// Creates a group of bar button items. The items are removed from their previous groups.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items of the group, in order.
  ///   - representativeItem: The item that replaces the others if there is little space, or nil if they are never
  ///     replaced.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.groupStorage = self }
  }

  /// Creates a group from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Returns a group that the user cannot move or remove.
  ///
  /// - Parameters:
  ///   - representativeItem: The item that replaces the others if there is little space, or nil.
  ///   - items: The items of the group, in order.
  /// - Returns: A new group.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// Returns a group that the user can move in UIKit. Tessera does not support customization, so the group is fixed.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The identifier for customization. It is not used.
  ///   - representativeItem: The item that replaces the others if there is little space, or nil.
  ///   - items: The items of the group, in order.
  /// - Returns: A new group.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// Returns a group that the user can add or remove in UIKit. Tessera does not support customization, so the default
  /// arrangement applies.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The identifier for customization. It is not used.
  ///   - isInDefaultCustomization: `true` to show the group by default.
  ///   - representativeItem: The item that replaces the others if there is little space, or nil.
  ///   - items: The items of the group, in order.
  /// - Returns: A new group.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isShownByDefault = isInDefaultCustomization
    return group
  }

  /// The items of the group, in order.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.groupStorage === self { item.groupStorage = nil }
      for item in barButtonItems { item.groupStorage = self }
      onChange?()
    }
  }

  /// The item that replaces the items of the group if there is little space. A representative item without an action
  /// shows the items in a menu. If the value is nil, which is the default, the items are never replaced.
  open var representativeItem: UIBarButtonItem? { didSet { onChange?() } }

  /// A Boolean value that indicates whether the representative item is currently shown.
  open package(set) var isDisplayingRepresentativeItem: Bool {
    get { isDisplaying }
    set { isDisplaying = newValue }
  }

  /// A Boolean value that determines whether the group is hidden. The default is false.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

  /// A Boolean value that determines whether the overflow menu contains the group even while it is not in the bar. The
  /// default is false.
  open var alwaysAvailable = false { didSet { onChange?() } }

  /// The element that represents the group in the overflow menu. The default is nil, which uses the items of the group.
  open var menuRepresentation: UIMenuElement?

  package final var isShown: Bool { !isHidden && isShownByDefault }

  /// The menu element that represents the group: its items inline, or in a submenu with the title of the representative
  /// item. The value is nil if the group has no elements.
  package final var elementInMenus: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    let elements = barButtonItems.compactMap(\.elementInMenus)
    guard !elements.isEmpty else { return nil }
    guard let representativeItem, let title = representativeItem.title else {
      return UIMenu(options: .displayInline, children: elements)
    }
    return UIMenu(title: title, image: representativeItem.image, children: elements)
  }
}

extension UIBarButtonItem {
  /// Returns a group with only this item, which the user cannot move or remove.
  ///
  /// - Returns: A new group.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group with only this item, which the user can move in UIKit. Tessera does not support customization.
  ///
  /// - Parameter customizationIdentifier: The identifier for customization. It is not used.
  /// - Returns: A new group.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group with only this item, which the user can add or remove in UIKit. Tessera does not support
  /// customization.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: The identifier for customization. It is not used.
  ///   - isInDefaultCustomization: `true` to show the group by default.
  /// - Returns: A new group.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}

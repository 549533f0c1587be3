import Foundation

/// A tab with children. The sidebar shows the children below the group. The tab bar shows only the group.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The way in which the sidebar shows a group.
  public enum SidebarAppearance: UInt, Sendable {
    /// The system chooses the appearance. In Tessera, root groups are sections, and other groups are rows.
    case automatic = 0
    /// The children are shown among the siblings of the group, which has no row of its own.
    case inline = 1
    /// The group is a section with a header, even if it is inside another group.
    case rootSection = 2
  }

  private var childList: [UITab] = []
  private var orderStorage: [String] = []

  /// Creates a group of tabs.
  ///
  /// - Parameters:
  ///   - title: The title of the group.
  ///   - image: The image of the group, or nil for no image.
  ///   - identifier: A string that identifies the group among the tabs of its tab bar controller.
  ///   - children: The tabs of the group.
  ///   - viewControllerProvider: A closure that returns the view controller of the group itself. If it is nil, the group
  ///     shows its selected child.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  /// The tabs of the group. A tab that belongs to a different group is removed from that group.
  open var children: [UITab] {
    get { childList }
    set {
      var identifiers: Set<String> = []
      if let duplicate = newValue.first(where: { !identifiers.insert($0.identifier).inserted }) {
        Diagnostics.report(
          "\(self).children: two tabs have the identifier “\(duplicate.identifier)”; the children are unchanged. Give each "
            + "tab a unique identifier")
        return
      }
      for child in childList { child.parentStorage = nil }
      for child in newValue {
        if let oldParent = child.parentStorage, oldParent !== self { oldParent.childList.removeAll { $0 === child } }
        child.parentStorage = self
      }
      childList = newValue
      if let selectedStorage, !newValue.contains(where: { $0 === selectedStorage }) { self.selectedStorage = nil }
      notifyListChange()
    }
  }

  /// The children in the order in which they are shown. Children without a position in `displayOrderIdentifiers` follow
  /// the other children.
  open var displayOrder: [UITab] {
    let positions = Dictionary(orderStorage.enumerated().map { ($1, $0) }) { first, _ in first }
    return childList.enumerated().sorted { one, other in
      (positions[one.element.identifier] ?? Int.max, one.offset)
        < (positions[other.element.identifier] ?? Int.max, other.offset)
    }.map(\.element)
  }

  /// The identifiers of the children that are shown first, in order. The other children follow in the order of
  /// `children`. Identifiers of other tabs have no effect. The default is an empty array.
  open var displayOrderIdentifiers: [String] {
    get { orderStorage }
    set {
      orderStorage = newValue
      notifyListChange()
    }
  }

  /// A Boolean value that determines whether the user can reorder the children while editing the sidebar. The default
  /// is false.
  open var allowsReordering = false { didSet { notifyChange() } }

  /// The child that was last selected, or nil if no child has been selected. Setting this property selects the child if
  /// the group is selected.
  ///
  /// While the value is nil, selecting the group selects the child with the identifier `defaultChildIdentifier`, or the
  /// first visible child if the group has no view controller.
  open var selectedChild: UITab? {
    get { selectedStorage }
    set {
      guard newValue == nil || newValue?.parentStorage === self else {
        Diagnostics.report(
          "\(self).selectedChild: \(newValue!.identifier) is not a child of \(identifier); add it to children first")
        return
      }
      selectedStorage = newValue
      guard let controller = tabBarController, let selected = controller.selectedTab, contains(selected) else { return }
      controller.selectedTab = newValue ?? self
    }
  }
  private var selectedStorage: UITab?

  /// Records the selected child without changing the selection of the controller.
  package final func storeSelectedChild(_ child: UITab) { selectedStorage = child }

  /// The identifier of the child that is initially selected. The default is nil.
  open var defaultChildIdentifier: String?

  /// The actions that the sidebar shows after the children. The default is an empty array.
  open var sidebarActions: [UIAction] = [] { didSet { notifyListChange() } }

  /// The way in which the sidebar shows the group. The default is `automatic`.
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { if sidebarAppearance != oldValue { notifyListChange() } }
  }

  /// A navigation controller whose stack contains the controllers of the group and of its selected descendants. If it is
  /// nil, the controller of the root tab remains visible while a descendant is selected. If a group and a group inside it
  /// have navigation controllers, that of the outer group is used. The default is nil.
  open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { notifyListChange() } }
  }

  /// Returns the descendant with an identifier.
  ///
  /// - Parameter identifier: The identifier of the tab.
  /// - Returns: The tab, or nil if no descendant has this identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in childList {
      if child.identifier == identifier { return child }
      if let tab = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return tab }
    }
    return nil
  }

  /// The tab that is selected when the group is selected. This is the child that was last selected, the default child,
  /// the first child if the group has no controller, or the group itself.
  package final var leaf: UITab {
    let child = selectedStorage ?? defaultChildIdentifier.flatMap { name in childList.first { $0.identifier == name } }
    let chosenChild = child ?? (viewController == nil ? displayOrder.first { !$0.isHidden && $0.isEnabled } : nil)
    guard let chosenChild else { return self }
    return (chosenChild as? UITabGroup)?.leaf ?? chosenChild
  }
}

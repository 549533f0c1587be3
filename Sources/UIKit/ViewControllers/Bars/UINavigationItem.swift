import Foundation

/// The content that a navigation bar shows for one view controller: the title, the buttons, and the title of the back
/// button that returns to the view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, NibAwakened, _MemberLookup, _ExtensionOverriding {
  /// The mode that determines whether an item's title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The item inherits the mode of the item below it in the stack.
    case automatic
    /// The title is large if the bar prefers large titles.
    case always
    /// The title is in the row of buttons.
    case never
    /// The title is in the row of buttons. This is the newer name of `never`.
    case inline
  }

  /// The mode that determines the title of the back button that returns to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The back button shows the title if there is space.
    case `default`
    /// The back button shows "Back".
    case generic
    /// The back button shows only the chevron.
    case minimal
  }

  /// The arrangement of the title and the buttons in a wide bar.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the center, and the center groups are in a menu.
    case navigator
    /// The title is after the leading buttons, and the center groups are in the center.
    case browser
    /// The arrangement is that of `browser`, for an editor of a single document. The back button closes the document.
    case editor
  }

  /// The placement of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system selects a placement: the row of buttons in a regular width, otherwise below the title.
    case automatic = 0
    /// The search bar is in the row of buttons, at its trailing edge. In a compact width it is below the title.
    case inline = 1
    /// The search bar is below the title.
    case stacked = 2
    /// The search bar is in the center of the row of buttons. In a compact width it is below the title.
    case integratedCentered = 3
    /// A button in the row of buttons begins the search.
    case integratedButton = 4

    /// The search bar is in the row of buttons. This is the newer name of `inline`.
    public static var integrated: SearchBarPlacement { .inline }
  }

  /// The item at whose position a toolbar shows the search, for `toolbarItems`. In Tessera it is a button that begins the
  /// search of `searchController`.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(
    systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.searchController?.find() })

  /// A Boolean value that determines whether the system may move the search bar to a toolbar. The value is stored but has
  /// no effect, because no placement uses the toolbar. The default is `true`.
  open var searchBarPlacementAllowsToolbarIntegration = true

  /// A Boolean value that determines whether the search bar may be placed outside of the navigation bar of its own column.
  /// The value is stored but has no effect. The default is `false`.
  open var searchBarPlacementAllowsExternalIntegration = false

  /// A closure that is called after each change. The bar that shows the item sets it.
  package final var onChange: ((_ animated: Bool) -> Void)?
  /// Indicates whether the item's title is updated when the title of the view controller changes.
  package final var mirrorsControllerTitle = false
  private var editItem: UIBarButtonItem?

  /// Tells the item that it was loaded from a nib or storyboard and that its outlets were connected. The default implementation
  /// does nothing.
  open dynamic func awakeFromNib() {}

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title that the bar shows.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "") }

  /// Creates an item from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeNib(into: self, as: UINavigationItem.self)
  }

  /// A short name of the item for assistive technologies. The navigation bar does not use it. The default is nil.
  open var accessibilityLabel: String? {
    get { ObjectAccessibility.label(of: self) }
    set { ObjectAccessibility.update(self) { $0.label = newValue } }
  }

  /// A short description of the effect of the item for assistive technologies. The default is nil.
  open var accessibilityHint: String? {
    get { ObjectAccessibility.hint(of: self) }
    set { ObjectAccessibility.update(self) { $0.hint = newValue } }
  }

  /// The current value of the item for assistive technologies. The default is nil.
  open var accessibilityValue: String? {
    get { ObjectAccessibility.value(of: self) }
    set { ObjectAccessibility.update(self) { $0.value = newValue } }
  }

  /// The title, which is shown in the row of buttons, or below the row if it is large. The title of a view controller's
  /// item is updated when the controller's `title` changes.
  open var title: String? { didSet { if title != oldValue { notifyChange(animated: false) } } }
  /// The view that replaces the title. The default is nil.
  open var titleView: UIView? { didSet { if titleView !== oldValue { notifyChange(animated: false) } } }
  /// A line of small text above the row of buttons. The prompt increases the height of the bar by 30 points. The
  /// default is nil.
  open var prompt: String? { didSet { if prompt != oldValue { notifyChange(animated: false) } } }

  /// The attributed title, which replaces `title` in the bar. Attributes that the text does not contain come from the
  /// bar's appearance. The attributed title has no effect if the item has a title view. The default is nil.
  open var attributedTitle: AttributedString? {
    didSet { if attributedTitle != oldValue { notifyChange(animated: false) } }
  }

  /// A second, smaller line below the title. The default is nil.
  open var subtitle: String? { didSet { if subtitle != oldValue { notifyChange(animated: false) } } }

  /// The attributed subtitle, which replaces `subtitle` in the bar. Attributes that the text does not contain come from
  /// the bar's appearance. The default is nil.
  open var attributedSubtitle: AttributedString? {
    didSet { if attributedSubtitle != oldValue { notifyChange(animated: false) } }
  }

  /// The view below the title, which replaces the subtitle. The size of the view is determined by its constraints, or
  /// by `sizeThatFits(_:)` if it has none. The subtitle view has no effect if the item has a title view. The default is
  /// nil.
  open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { notifyChange(animated: false) } } }

  /// The text of the large title. The default is nil, which uses the title.
  open var largeTitle: String? { didSet { if largeTitle != oldValue { notifyChange(animated: false) } } }

  /// The line below the large title. The default is nil, which uses the subtitle.
  open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { notifyChange(animated: false) } } }

  /// The attributed line below the large title, which replaces `largeSubtitle`. The default is nil.
  open var largeAttributedSubtitle: AttributedString? {
    didSet { if largeAttributedSubtitle != oldValue { notifyChange(animated: false) } }
  }

  /// The view below the large title, which replaces the subtitle there. The size of the view is determined by its
  /// constraints, or by `sizeThatFits(_:)` if it has none. The default is nil.
  open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { notifyChange(animated: false) } } }

  /// The item that determines the title, image, tint color and backgrounds of the back button that returns to this
  /// item. Its action is ignored. The default is nil.
  open var backBarButtonItem: UIBarButtonItem? { didSet { notifyChange(animated: false) } }
  /// The title of the back button that returns to this item. The default is nil, which uses the item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { notifyChange(animated: false) } } }

  /// The display mode of the back button that returns to this item. The default is `default`, which shows the title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { notifyChange(animated: false) } }
  /// The action of the back button while this item is on top. The action is performed instead of a pop. The default is
  /// nil.
  open var backAction: UIAction? { didSet { notifyChange(animated: false) } }

  /// A Boolean value that determines whether the back button is hidden while this item is on top. The default is false.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { notifyChange(animated: false) } } }
  /// A Boolean value that determines whether left items are shown next to the back button instead of replacing it. The
  /// default is false.
  open var leftItemsSupplementBackButton = false { didSet { notifyChange(animated: false) } }

  /// The left items, from the leading edge inwards. These items replace the back button, and are also the items of
  /// `leadingItemGroups`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading.isEmpty ? leftStorage : leading.flatMap(\.barButtonItems) }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The right items, from the trailing edge inwards. These items are also the items of `trailingItemGroups`, in
  /// reverse order.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing.isEmpty ? rightStorage : trailing.flatMap(\.barButtonItems).reversed() }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  private var leading: [UIBarButtonItemGroup] = []
  private var trailing: [UIBarButtonItemGroup] = []
  /// The array that was assigned to `leftBarButtonItems`. It is stored because an empty array differs from nil.
  private var leftStorage: [UIBarButtonItem]?
  private var rightStorage: [UIBarButtonItem]?

  /// The groups at the leading edge, from the edge inwards. Setting the groups replaces `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leading }
    set {
      leftStorage = nil
      leading = newValue
      observe(leading)
      notifyChange(animated: false)
    }
  }

  /// The groups at the trailing edge, from the center outwards. Setting the groups replaces `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailing }
    set {
      rightStorage = nil
      trailing = newValue
      observe(trailing)
      notifyChange(animated: false)
    }
  }

  /// The groups in the center of wide bars of the styles `browser` and `editor`. In other bars, the overflow menu
  /// contains the groups. The default is an empty array.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      observe(centerItemGroups)
      notifyChange(animated: false)
    }
  }

  /// The outermost group at the trailing edge, outside of `trailingItemGroups`. The default is nil.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      pinnedTrailingGroup.map { observe([$0]) }
      notifyChange(animated: false)
    }
  }

  /// Additional elements of the overflow menu. If there are any, the overflow menu is always available. The default is
  /// nil.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { notifyChange(animated: false) } }

  /// A closure that returns the menu of the title. Its argument contains the elements that the bar suggests, such as
  /// renaming if there is a `renameDelegate`. The default is nil, which means that the title has no menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { notifyChange(animated: false) }
  }

  /// The document that the title stands for. If it is not nil, the title has a menu whose header shows the document, and which can
  /// share it. The default is nil.
  open var documentProperties: UIDocumentProperties? { didSet { notifyChange(animated: false) } }

  /// A closure that returns the button of the overflow menu. The bar that shows the item sets it.
  package final var overflowSource: (() -> UIView?)?

  /// The button of the overflow menu, from which a popover for one of its elements is presented. The value is nil while the bar has no
  /// such button.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    overflowSource?()
  }

  /// The delegate for renaming the title. If it is not nil, the user can rename the title in the bar. It is not
  /// retained. The default is nil.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { notifyChange(animated: false) } }

  private func observe(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.onChange = { [weak self] in self?.notifyChange(animated: false) } }
  }

  /// The first of the left items, or nil if there are none. Setting the property replaces all left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items, which is the outermost, or nil if there are none. Setting the property replaces all
  /// right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The display mode of the large title, if the bar's `prefersLargeTitles` is true. The default is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { notifyChange(animated: false) } }

  /// The arrangement of the title and the buttons in a wide bar. The default is `navigator`.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { notifyChange(animated: false) } } }

  private var appearances = NavigationBarStyles()

  /// Copies an appearance. Changes to the copy update the bar.
  private func observedCopy(of appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    NavigationBarStyles.observedCopy(of: appearance) { [weak self] in self?.notifyChange(animated: false) }
  }

  /// The appearance of the bar while this item is on top. The item copies the appearance. The default is nil, which
  /// uses the appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standardAppearance }
    set {
      appearances.standardAppearance = newValue.map { observedCopy(of: $0) }
      notifyChange(animated: false)
    }
  }

  /// The appearance of the bar in a compact height while this item is on top. The item copies the appearance. The
  /// default is nil, which uses the appearance of the bar.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compactAppearance }
    set {
      appearances.compactAppearance = newValue.map { observedCopy(of: $0) }
      notifyChange(animated: false)
    }
  }

  /// The appearance of the bar while this item is on top and the content is scrolled to its top edge. The item copies
  /// the appearance. The default is nil, which uses the appearance of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdgeAppearance }
    set {
      appearances.scrollEdgeAppearance = newValue.map { observedCopy(of: $0) }
      notifyChange(animated: false)
    }
  }

  /// The appearance of the bar at the scroll edge in a compact height while this item is on top. The item copies the
  /// appearance. The default is nil, which uses the appearance of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdgeAppearance }
    set {
      appearances.compactScrollEdgeAppearance = newValue.map { observedCopy(of: $0) }
      notifyChange(animated: false)
    }
  }

  /// The identifier under which the user's arrangement of the items is saved. The identifier is stored but has no
  /// effect. The default is nil.
  open var customizationIdentifier: String?

  /// The search controller whose search bar the navigation bar shows while this item is on top. The default is nil.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if let oldValue {
        oldValue.isActive = false
        oldValue.item = nil
      }
      searchController?.item = self
      searchController?.connectSearchBar()
      didHideSearchBarInitially = false
      notifyChange(animated: false)
    }
  }
  /// A Boolean value that determines whether the search bar below the title is hidden while the content is scrolled. If
  /// it is `true`, the search bar is initially hidden, and dragging the content down reveals it. The default is true.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { notifyChange(animated: false) } }
  }
  /// The preferred placement of the search bar. The default is `automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { notifyChange(animated: false) } }
  }
  /// The placement of the search bar. The placement depends on the preferred placement and the width of the bar.
  open var searchBarPlacement: SearchBarPlacement { placementInUse }
  package final var placementInUse = SearchBarPlacement.stacked
  /// The view controller to which the item belongs, or nil if the item was created for a bar without view controllers.
  package final weak var owner: UIViewController?
  /// Indicates whether the search bar was hidden when the content was shown for the first time. The search bar is hidden in
  /// this way only once.
  package final var didHideSearchBarInitially = false

  /// Shows or hides the back button while this item is on top.
  ///
  /// - Parameters:
  ///   - hidesBackButton: `true` to hide the back button.
  ///   - animated: `true` to fade the button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    withoutNotification { self.hidesBackButton = hidesBackButton }
    notifyChange(animated: animated)
  }

  /// Replaces all left items with a single item.
  ///
  /// - Parameters:
  ///   - item: The item, or nil for no left items.
  ///   - animated: `true` to cross-fade the buttons.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces all right items with a single item.
  ///
  /// - Parameters:
  ///   - item: The item, or nil for no right items.
  ///   - animated: `true` to cross-fade the buttons.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the left items.
  ///
  /// - Parameters:
  ///   - items: The items, from the leading edge inwards, or nil for no left items.
  ///   - animated: `true` to cross-fade the buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    withoutNotification { leadingItemGroups = (items ?? []).isEmpty ? [] : [.fixedGroup(items: items ?? [])] }
    leftStorage = items
    notifyChange(animated: animated)
  }

  /// Replaces the right items.
  ///
  /// - Parameters:
  ///   - items: The items, from the trailing edge inwards, or nil for no right items.
  ///   - animated: `true` to cross-fade the buttons.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    withoutNotification {
      trailingItemGroups = (items ?? []).isEmpty ? [] : [.fixedGroup(items: (items ?? []).reversed())]
    }
    rightStorage = items
    notifyChange(animated: animated)
  }

  private var isNotificationSuspended = false

  private func withoutNotification(_ change: () -> Void) {
    isNotificationSuspended = true
    change()
    isNotificationSuspended = false
  }

  package final func notifyChange(animated: Bool) { if !isNotificationSuspended { onChange?(animated) } }

  /// Updates the item's title after the title of the view controller changed.
  package final func controllerTitleChanged(_ title: String?) {
    if mirrorsControllerTitle { self.title = title }
  }

  /// Updates the edit button after `isEditing` of the view controller changed.
  package final func editingChanged(_ editing: Bool) {
    editItem?.title = editing ? "Done" : "Edit"
    editItem?.style = editing ? .done : .plain
  }

  /// Returns the button that toggles `isEditing` of a view controller. The button is created when it is first used.
  package final func editButton(for controller: UIViewController) -> UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(title: controller.isEditing ? "Done" : "Edit", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction { [weak controller] _ in
      controller.map { $0.setEditing(!$0.isEditing, animated: true) }
    }
    editItem = item
    return item
  }

  /// The title of the back button that returns to this item, or nil if the display mode is `minimal`. If the item has
  /// no title, the result is “Back”.
  package final var backTitle: String? {
    switch backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return "Back"
    case .default:
      if let title = backButtonTitle ?? backBarButtonItem?.title { return title }
      return (title ?? "").isEmpty ? "Back" : title
    }
  }

  // MARK: Members by name

  /// Returns the selector for a method that a nib names. The default implementation finds methods that extensions
  /// in other modules declare. Subclasses override this method to return the selectors of their methods.
  ///
  /// - Parameter name: The name of the method in Objective-C.
  /// - Returns: The selector, or nil if the class has no such method.
  nonisolated open func _selector(named name: String) -> Selector? {
    ModuleMembers.selector(named: name, of: self)
  }

  /// Sets the value of a property by its name. The default implementation sets nothing. Subclasses override this method
  /// to set their properties.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value.
  /// - Returns: `missing`.
  open func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }

  /// Returns the value of a property by its name. The default implementation returns nil. Subclasses override this method
  /// to return the values of their properties.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: The value, or nil if the class has no such property.
  open func _member(_ name: String) -> _MemberValue? { nil }
}

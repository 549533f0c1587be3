import Foundation

/// What a navigation bar shows for one controller: title, buttons, and the words of the back button that leads to it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is shown large at the top of the content.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it.
    case automatic
    /// Always, where the bar prefers large titles.
    case always
    /// Never: small in the row of the buttons.
    case never
    /// The newer name of `never`.
    case inline
  }

  /// How the back button that leads to this item is written.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title where there is room.
    case `default`
    /// "Back".
    case generic
    /// The chevron alone.
    case minimal
  }

  /// How the bar arranges title and buttons where it is wide.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle, groups of the centre in a menu.
    case navigator
    /// The title after the leading buttons, groups of the centre in the middle.
    case browser
    /// As `browser`, for one document: the back button is the way out of it.
    case editor
  }

  /// The bar wants to know of changes.
  package final var onChange: ((_ animated: Bool) -> Void)?
  /// The title came from the controller and follows it.
  package final var followsController = false
  private var editItem: UIBarButtonItem?

  /// An item that shows `title`; controllers make theirs.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public convenience override init() { self.init(title: "") }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// What the bar writes, small in the middle or large below. A controller's item follows the controller's `title`.
  open var title: String? { didSet { if title != oldValue { changed(animated: false) } } }
  /// Shown in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed(animated: false) } } }
  /// A small line above the row of buttons, for which the bar grows by 30 points. Default nil.
  open var prompt: String? { didSet { if prompt != oldValue { changed(animated: false) } } }

  /// A smaller second line below the title. Default nil.
  open var subtitle: String? { didSet { if subtitle != oldValue { changed(animated: false) } } }

  /// Gives the back button that leads here its title, its image, its tint and its looks; what it does stays going back.
  /// Default nil.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed(animated: false) } }
  /// The words of the back button that leads here; the title where nil.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed(animated: false) } } }

  /// How the back button that leads here is written. Default `default`: the title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed(animated: false) } }
  /// Performed by the back button that leads here instead of the pop.
  open var backAction: UIAction? { didSet { changed(animated: false) } }

  /// Whether the bar shows this item without a back button. Default false.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed(animated: false) } } }
  /// Whether left items stand beside the back button instead of replacing it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed(animated: false) } }

  /// From the leading edge inwards. They stand in the back button's place. The same as `leadingItemGroups` in one list.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading.isEmpty ? leftStorage : leading.flatMap(\.barButtonItems) }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// From the trailing edge inwards. The same as `trailingItemGroups` in one list, the other way round.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing.isEmpty ? rightStorage : trailing.flatMap(\.barButtonItems).reversed() }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  private var leading: [UIBarButtonItemGroup] = []
  private var trailing: [UIBarButtonItemGroup] = []
  /// An empty list is not the same as none.
  private var leftStorage: [UIBarButtonItem]?
  private var rightStorage: [UIBarButtonItem]?

  /// Groups from the leading edge inwards. Setting them replaces `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leading }
    set {
      leftStorage = nil
      leading = newValue
      watch(leading)
      changed(animated: false)
    }
  }

  /// Groups at the trailing edge, the outermost last. Setting them replaces `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailing }
    set {
      rightStorage = nil
      trailing = newValue
      watch(trailing)
      changed(animated: false)
    }
  }

  /// Groups in the middle of wide bars of the styles `browser` and `editor`; elsewhere they lie in the menu of what has no
  /// room. Default none.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      watch(centerItemGroups)
      changed(animated: false)
    }
  }

  /// A group at the trailing edge, outside of all others. Default nil.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      pinnedTrailingGroup.map { watch([$0]) }
      changed(animated: false)
    }
  }

  /// Further elements of the menu of what has no room, which is shown then in any case. Default nil.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed(animated: false) } }

  /// Makes the title a button with a menu: it is given what the bar would put in there (renaming, where there is a
  /// `renameDelegate`) and answers the menu. Default nil: the title is text.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed(animated: false) } }

  /// Lets the user write another title into the bar, and is told of it; not retained. Default nil.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed(animated: false) } }

  private func watch(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.onChange = { [weak self] in self?.changed(animated: false) } }
  }

  /// The first of the left items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items, the outermost; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the title is shown large, where the bar's `prefersLargeTitles` allows it. Default `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed(animated: false) } }

  /// How the bar arranges title and buttons where it is wide. Default `navigator`.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { changed(animated: false) } } }

  private var looks = NavigationLooks()

  /// A copy whose changes the bar hears of.
  private func own(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    NavigationLooks.own(appearance) { [weak self] in self?.changed(animated: false) }
  }

  /// How the bar looks while this item is shown; nil leaves it to the bar. It is copied. Default nil.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standardAppearance }
    set {
      looks.standardAppearance = newValue.map { own($0) }
      changed(animated: false)
    }
  }

  /// The look in a bar of compact height; nil leaves it to the bar. Default nil.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compactAppearance }
    set {
      looks.compactAppearance = newValue.map { own($0) }
      changed(animated: false)
    }
  }

  /// The look while the content lies at its top edge; nil leaves it to the bar. Default nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdgeAppearance }
    set {
      looks.scrollEdgeAppearance = newValue.map { own($0) }
      changed(animated: false)
    }
  }

  /// The look of a compact bar at the scroll edge; nil leaves it to the bar. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdgeAppearance }
    set {
      looks.compactScrollEdgeAppearance = newValue.map { own($0) }
      changed(animated: false)
    }
  }

  /// Names the user's arrangement of the items. Stored: they cannot be rearranged here. Default nil.
  open var customizationIdentifier: String?

  /// Whether a search bar scrolls away. Stored: there is none here. Default true.
  open var hidesSearchBarWhenScrolling = true

  /// As setting `hidesBackButton`; with `animated` the button fades.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    quietly { self.hidesBackButton = hidesBackButton }
    changed(animated: animated)
  }

  /// As setting `leftBarButtonItem`; with `animated` the buttons fade over.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// As setting `rightBarButtonItem`; with `animated` the buttons fade over.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// As setting `leftBarButtonItems`; with `animated` the buttons fade over.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    quietly { leadingItemGroups = (items ?? []).isEmpty ? [] : [.fixedGroup(items: items ?? [])] }
    leftStorage = items
    changed(animated: animated)
  }

  /// As setting `rightBarButtonItems`; with `animated` the buttons fade over.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    quietly { trailingItemGroups = (items ?? []).isEmpty ? [] : [.fixedGroup(items: (items ?? []).reversed())] }
    rightStorage = items
    changed(animated: animated)
  }

  private var isQuiet = false

  private func quietly(_ change: () -> Void) {
    isQuiet = true
    change()
    isQuiet = false
  }

  package final func changed(animated: Bool) { if !isQuiet { onChange?(animated) } }

  package final func controllerTitleChanged(_ title: String?) {
    if followsController { self.title = title }
  }

  package final func editingChanged(_ editing: Bool) {
    editItem?.title = editing ? "Done" : "Edit"
    editItem?.style = editing ? .done : .plain
  }

  package final func editButton(for controller: UIViewController) -> UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(title: controller.isEditing ? "Done" : "Edit", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction { [weak controller] _ in
      controller.map { $0.setEditing(!$0.isEditing, animated: true) }
    }
    editItem = item
    return item
  }

  /// What the back button says that leads to this item.
  package final var backWords: String? {
    switch backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return "Back"
    case .default:
      if let words = backButtonTitle ?? backBarButtonItem?.title { return words }
      return (title ?? "").isEmpty ? "Back" : title
    }
  }
}

import Foundation

/// What a navigation bar shows for one controller: title, buttons, and the words of the back button that leads to it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is shown large at the top of the content.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it.
    case automatic
    case always, never
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

  /// How items are arranged. Stored; the bar arranges them as a navigator.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

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

  public convenience override init() { self.init(title: "") }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init() }

  /// What the bar writes, small in the middle or large below. A controller's item follows the controller's `title`.
  open var title: String? { didSet { if title != oldValue { changed(animated: false) } } }
  /// Shown in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed(animated: false) } } }
  /// A line above the title. Stored.
  open var prompt: String?

  /// A second line below the title. Stored. Default nil.
  open var subtitle: String?

  /// Gives the back button that leads here its words: of it only the title is used. Default nil.
  open var backBarButtonItem: UIBarButtonItem?
  /// The words of the back button that leads here; the title where nil.
  open var backButtonTitle: String?

  /// How the back button that leads here is written. Default `default`: the title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed(animated: false) } }
  /// Performed by the back button that leads here instead of the pop.
  open var backAction: UIAction?

  /// Whether the bar shows this item without a back button. Default false.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed(animated: false) } } }
  /// Whether left items stand beside the back button instead of replacing it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed(animated: false) } }

  /// From the left edge inwards (from the right in right-to-left layouts). They stand in the back button's place.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed(animated: false) } }
  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed(animated: false) } }

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

  /// How items are arranged. Stored: the bar arranges them as a navigator. Default `navigator`.
  open var style = ItemStyle.navigator

  /// How the bar looks while this item is shown; nil leaves it to the bar. Default nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }

  /// The look in a bar of compact height; nil leaves it to the bar. Default nil.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }

  /// The look while the content lies at its top edge; nil leaves it to the bar. Default nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }

  /// The look of a compact bar at the scroll edge; nil leaves it to the bar. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }

  /// Names the user's arrangement of the items. Stored: they cannot be rearranged here. Default nil.
  open var customizationIdentifier: String?

  /// Whether a search bar scrolls away. Stored: there is none here. Default true.
  open var hidesSearchBarWhenScrolling = true

  /// As setting `hidesBackButton`; changed without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// As setting `leftBarButtonItem`; changed without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// As setting `rightBarButtonItem`; changed without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// As setting `leftBarButtonItems`; changed without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// As setting `rightBarButtonItems`; changed without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  package final func changed(animated: Bool) { onChange?(animated) }

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

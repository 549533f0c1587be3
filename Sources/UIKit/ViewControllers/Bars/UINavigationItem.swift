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

  public init(title: String) {
    self.title = title
    super.init()
  }

  public convenience override init() { self.init(title: "") }
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { if title != oldValue { changed(animated: false) } } }
  /// Shown in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed(animated: false) } } }
  /// A line above the title. Stored.
  open var prompt: String?
  open var subtitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  /// The words of the back button that leads here; the title where nil.
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed(animated: false) } }
  /// Performed by the back button that leads here instead of the pop.
  open var backAction: UIAction?
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed(animated: false) } } }
  /// Whether left items stand beside the back button instead of replacing it; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed(animated: false) } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed(animated: false) } }
  /// From the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed(animated: false) } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed(animated: false) } }
  open var style = ItemStyle.navigator
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed(animated: false) } }
  open var customizationIdentifier: String?
  open var hidesSearchBarWhenScrolling = true

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
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

import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    /// Written in medium weight. The default.
    case plain = 0
    /// The same as `plain`, as on iOS since 7.
    case bordered = 1
    /// Written semibold.
    case done = 2
    /// The name of `done` on newer systems.
    public static let prominent = Style.done
  }

  package private(set) final var systemItem: SystemItem?
  package final weak var targetStorage: AnyObject?
  /// What the older setters said of backgrounds and places; nil for most items.
  final var looks: BarButtonLooks?
  package final weak var groupStorage: UIBarButtonItemGroup?
  /// The view that shows the item in a bar.
  final weak var barView: UIView?
  /// The item's part of the bar, without the ground around it.
  final var shownView: UIView? { customView?.window != nil ? customView : barView?.window != nil ? barView : nil }

  /// A button that shows nothing yet.
  public override init() { super.init() }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    targetStorage = target as AnyObject?
    self.action = action
  }

  /// A button with an image, drawn in the tint colour unless it says otherwise.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    targetStorage = target as AnyObject?
    self.action = action
  }

  /// A button with an image, and another one for bars of compact height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    become(systemItem)
    targetStorage = target as AnyObject?
    self.action = action
  }

  /// One of the system's buttons, with a closure, a menu or both.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with a closure, a menu or both; title and image are the action's where they are not given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with a target and a menu.
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
    self.init()
    self.title = title
    self.image = image
    targetStorage = target
    self.action = action
    self.menu = menu
  }

  /// A view of one's own; it keeps its size and its touches.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func become(_ item: SystemItem) {
    systemItem = item
    title = item.title
    if item == .done || item == .save { style = .done }
  }

  /// How much the button stands out: `done` is written semibold. Default `plain`.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }

  /// What is sent to `target` on a tap; nothing where nil.
  open var action: Selector?
  /// Gets the action; not kept alive. Nil sends it along the responder chain.
  open weak var target: AnyObject? {
    get { targetStorage }
    set { targetStorage = newValue }
  }
  /// Performed instead of target and action.
  open var primaryAction: UIAction? {
    didSet {
      if title == nil, let text = primaryAction?.title, !text.isEmpty { title = text }
      if image == nil, let picture = primaryAction?.image { image = picture }
    }
  }

  /// Shown as soon as the button is touched where it does nothing else, and by a finger that rests on it where it does.
  /// Default nil.
  open var menu: UIMenu? { didSet { if menu !== oldValue { changed() } } }

  /// In which order the menu's elements lie. Default `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Makes a button that switches: without a menu each tap turns `isSelected`, with one the chosen element alone is on and
  /// gives the button its words. Default false.
  open var changesSelectionAsPrimaryAction = false { didSet { if changesSelectionAsPrimaryAction { showSelection() } } }

  /// What the item is in the menu of what has no room in the bar. Nil, the default, is an action made of the item.
  open var menuRepresentation: UIMenuElement?

  /// The group in which the item is; nil where it is in none.
  open var buttonGroup: UIBarButtonItemGroup? { groupStorage }

  /// Shown in place of title and image, at its own size; it handles its touches itself. Default nil.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// In points; 0 (the default) means as wide as the content. For a fixed space: its width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }

  /// All titles that the button may get: it is wide enough for each of them. Default nil.
  open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { changed() } } }
  /// The bar's tint where nil.
  open var tintColor: UIColor? { didSet { changed() } }

  /// Whether the bar leaves the item out. Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the item is shown as on: filled with the tint. Default false.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  /// A gap that takes what is left.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A gap of that width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// A gap that takes what is left.
  public convenience init(flexibleSpaceIn bar: UIToolbar?) {
    self.init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Does what a tap does. `view` is where the responder chain begins when there is no target.
  package final func perform(from view: UIView, event: UIEvent?) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
      return
    }
    guard let action else { return }
    let receiver = targetStorage ?? (view.target(forAction: action, withSender: self) as AnyObject?)
    guard let receiver else {
      Misuse.report("nobody answers \(action) of the bar button \(title ?? "with an image")")
      return
    }
    switch action.perform(on: receiver, sender: self, event: event) {
    case .done: break
    case .notAnswered: Misuse.report("\(type(of: receiver)) does not answer \(action) of a bar button")
    case .wrongArgument(let expected, let given):
      Misuse.report("\(action) of a bar button wants \(expected), not \(given)")
    }
  }
}

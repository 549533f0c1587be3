import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The styles of a bar button.
  public enum Style: Int, Sendable {
    /// The default style, with a title of medium weight.
    case plain = 0
    /// The same as `plain`. iOS has made no difference since version 7.
    case bordered = 1
    /// The style of a button that completes a task, with a semibold title.
    case done = 2
    /// The name of `done` since iOS 26.
    public static let prominent = Style.done
  }

  package private(set) final var systemItem: SystemItem?
  package final weak var targetStorage: AnyObject?
  /// The background images and position adjustments that were set with the setters that precede appearance objects. Nil
  /// for most items.
  final var looks: BarButtonStyles?
  package final weak var groupStorage: UIBarButtonItemGroup?
  /// The view of the item in a bar.
  final weak var barView: UIView?
  /// The view that shows the item: its custom view, or its button without the background.
  final var shownView: UIView? { customView?.window != nil ? customView : barView?.window != nil ? barView : nil }

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style of the button.
  ///   - target: The object that receives the action, or nil for the responder chain.
  ///   - action: The selector of the action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    targetStorage = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image, which is drawn in the tint color unless its rendering mode differs.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style of the button.
  ///   - target: The object that receives the action, or nil for the responder chain.
  ///   - action: The selector of the action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    targetStorage = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image and another one for bars of compact height.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - landscapeImagePhone: The image for bars of compact height.
  ///   - style: The style of the button.
  ///   - target: The object that receives the action, or nil for the responder chain.
  ///   - action: The selector of the action.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system button.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button.
  ///   - target: The object that receives the action, or nil for the responder chain.
  ///   - action: The selector of the action.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    become(systemItem)
    targetStorage = target as AnyObject?
    self.action = action
  }

  /// Creates a system button with an action, a menu or both.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu of the button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with an action, a menu or both.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for that of the action.
  ///   - image: The image, or nil for that of the action.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu of the button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a target and a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - target: The object that receives the action, or nil for the responder chain.
  ///   - action: The selector of the action.
  ///   - menu: The menu of the button.
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
    self.init()
    self.title = title
    self.image = image
    targetStorage = target
    self.action = action
    self.menu = menu
  }

  /// Creates an item with a custom view.
  ///
  /// - Parameter customView: The view. Its size does not change, and it handles its touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func become(_ item: SystemItem) {
    systemItem = item
    title = item.title
    if item == .done || item == .save { style = .done }
  }

  /// The style of the button. The default is `plain`.
  open var style = Style.plain { didSet { if style != oldValue { changed() } } }

  /// The selector of the action that a tap sends to `target`. The default is nil.
  open var action: Selector?
  /// The object that receives the action, or nil to send the action along the responder chain. It is not retained.
  open weak var target: AnyObject? {
    get { targetStorage }
    set { targetStorage = newValue }
  }
  /// The action that a tap performs instead of the target's. The default is nil.
  open var primaryAction: UIAction? {
    didSet {
      if title == nil, let text = primaryAction?.title, !text.isEmpty { title = text }
      if image == nil, let picture = primaryAction?.image { image = picture }
    }
  }

  /// The menu of the button. A button without an action shows it as soon as it is touched. A button with an action
  /// shows it after a long press. The default is nil.
  open var menu: UIMenu? { didSet { if menu !== oldValue { changed() } } }

  /// The order of the menu's elements. The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that determines whether the button is a toggle or a selection. The default is false.
  ///
  /// Without a menu, each tap toggles `isSelected`. With a menu, choosing an element turns it on and all others off,
  /// and the button shows its title.
  open var changesSelectionAsPrimaryAction = false { didSet { if changesSelectionAsPrimaryAction { showSelection() } } }

  /// The element that represents the item in an overflow menu. The default is nil: an element with the item's title and
  /// action.
  open var menuRepresentation: UIMenuElement?

  /// The group that contains the item, or nil.
  open var buttonGroup: UIBarButtonItemGroup? { groupStorage }

  /// A view that replaces title and image, at its own size. It handles its touches itself. The default is nil.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The width in points. The default is 0: the width of the content. For a fixed space it is the width of the space.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }

  /// The titles that the button can have. It is wide enough for each of them. The default is nil.
  open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { changed() } } }
  /// The tint color of the button, or nil for that of the bar. The default is nil.
  open var tintColor: UIColor? { didSet { changed() } }

  /// A Boolean value that determines whether the item is hidden. The default is false.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// A Boolean value that determines whether the button is selected. A selected button is filled with the tint color.
  /// The default is false.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  /// Returns a flexible space. Such spaces share the width that remains beside the other items.
  ///
  /// - Returns: The item.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of a fixed width.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The item.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Creates a flexible space. Such spaces share the width that remains beside the other items.
  ///
  /// - Parameter bar: Not used.
  public convenience init(flexibleSpaceIn bar: UIToolbar?) {
    self.init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the item's action. If there is no target, the search along the responder chain begins at `view`.
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
      Diagnostics.report("no responder implements \(action) of the bar button \(title ?? "with an image")")
      return
    }
    switch action.perform(on: receiver, sender: self, event: event) {
    case .done: break
    case .methodMissing: Diagnostics.report("\(type(of: receiver)) does not implement \(action) of a bar button")
    case .wrongArgument(let expected, let given):
      Diagnostics.report("\(action) of a bar button takes \(expected), but the sender is \(given)")
    }
  }
}

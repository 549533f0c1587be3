import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button, which determines the weight and the color of its title.
  public enum Style: Int, Sendable {
    /// The default style, with a title of medium weight.
    case plain = 0
    /// The style of a button with a border. Since iOS 7, such a button looks the same as a `plain` one.
    case bordered = 1
    /// The style of a button that completes a task, with a semibold title.
    case done = 2
    /// The style `done`, under its name since iOS 26.
    public static let prominent = Style.done
  }

  package private(set) final var systemItem: SystemItem?
  package final weak var targetStorage: AnyObject?
  /// The background images and position adjustments that the older setters set. The value is `nil` for most items.
  final var itemAppearance: BarButtonStyles?
  package final weak var groupStorage: UIBarButtonItemGroup?
  /// The view that shows the item in a bar, or nil if no bar shows it.
  final weak var barView: UIView?
  /// The view that shows the item: its custom view, or its button without the background. The value is `nil` if the
  /// item is not visible.
  final var shownView: UIView? { customView?.window != nil ? customView : barView?.window != nil ? barView : nil }

  /// Creates an item without a title, an image and an action.
  public override init() { super.init() }

  /// Creates an item from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UIBarButtonItem.self)
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
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

  /// Creates a button with an image, which is drawn in the tint color unless its rendering mode is `alwaysOriginal`.
  ///
  /// - Parameters:
  ///   - image: The image of the button.
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

  /// Creates a button with an image, and with a different image for bars of compact height.
  ///
  /// - Parameters:
  ///   - image: The image of the button in bars of regular height.
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
  ///   - systemItem: The predefined button or space.
  ///   - target: The object that receives the action, or nil for the responder chain.
  ///   - action: The selector of the action.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    configure(as: systemItem)
    targetStorage = target as AnyObject?
    self.action = action
  }

  /// Creates a system button with an action, a menu or both.
  ///
  /// - Parameters:
  ///   - systemItem: The predefined button or space.
  ///   - primaryAction: The action that a tap performs, or nil.
  ///   - menu: The menu of the button, or nil.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    configure(as: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with an action, a menu or both.
  ///
  /// - Parameters:
  ///   - title: The title, or nil to use the title or image of the action.
  ///   - image: The image, or nil to use that of the action.
  ///   - primaryAction: The action that a tap performs, or nil.
  ///   - menu: The menu of the button, or nil.
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
  ///   - title: The title of the button, or nil.
  ///   - image: The image of the button, or nil.
  ///   - target: The object that receives the action, or nil for the responder chain.
  ///   - action: The selector of the action.
  ///   - menu: The menu of the button, or nil.
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
  /// - Parameter customView: The view to show. The size of the view does not change, and the view handles its touches
  ///   itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Gives the item the title and style of a system item.
  final func configure(as item: SystemItem) {
    systemItem = item
    title = item.title
    if item == .done || item == .save { style = .done }
  }

  /// The style of the button. The default is `plain`.
  open var style = Style.plain { didSet { if style != oldValue { notifyChange() } } }

  /// The selector of the action that a tap sends to `target`. The default is nil.
  open var action: Selector?
  /// The object that receives the action, or nil to send the action along the responder chain. The item does not retain
  /// its target.
  open weak var target: AnyObject? {
    get { targetStorage }
    set { targetStorage = newValue }
  }
  /// The action that a tap performs. The action takes precedence over `target` and `action`. The default is nil.
  open var primaryAction: UIAction? {
    didSet {
      if title == nil, let text = primaryAction?.title, !text.isEmpty { title = text }
      if image == nil, let picture = primaryAction?.image { image = picture }
    }
  }

  /// The menu of the button. A button without an action shows the menu as soon as the button is touched. A button with
  /// an action shows the menu after a long press. The default is nil.
  open var menu: UIMenu? { didSet { if menu !== oldValue { notifyChange() } } }

  /// The order in which the menu shows its elements. The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that determines whether the button is a toggle or a selection. The default is false.
  ///
  /// Without a menu, each tap toggles `isSelected`. With a menu, choosing an element turns this element on and all others
  /// off, and the button shows the title of the element.
  open var changesSelectionAsPrimaryAction = false { didSet { if changesSelectionAsPrimaryAction { showSelection() } } }

  /// The element that represents the item in an overflow menu. The default is nil, which uses an element with the
  /// item's title and action.
  open var menuRepresentation: UIMenuElement?

  /// The group that contains the item, or nil if no group does.
  open var buttonGroup: UIBarButtonItemGroup? { groupStorage }

  /// A custom view that the bar shows at its own size instead of the title and the image. The custom view handles
  /// touches itself. The default is nil.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      fittedCustomSize = nil
      notifyChange()
    }
  }
  /// The size that a bar has set for a custom view without an intrinsic size, or nil if no bar has positioned the view.
  final var fittedCustomSize: CGSize?
  /// The width of the item in points. The default is 0, which uses the width of the content. For a fixed space, the
  /// value is the width of the space.
  open var width: CGFloat = 0 { didSet { if width != oldValue { notifyChange() } } }

  /// The titles that the button can have. The button is wide enough for each of them. The default is nil.
  open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { notifyChange() } } }
  /// The tint color of the button. The default is nil, which uses the tint color of the bar.
  open var tintColor: UIColor? {
    didSet {
      recordAppearanceValue(\UIBarButtonItem.tintColor, tintColor)
      notifyChange()
    }
  }

  /// A Boolean value that determines whether the item is hidden. The default is false.
  open var isHidden = false { didSet { if isHidden != oldValue { notifyChange() } } }
  /// A Boolean value that determines whether symbol effects of the item are animated by the system. Tessera stores the value, but
  /// plays only the effects that are added to the item. The default is false.
  open var isSymbolAnimationEnabled = false
  /// A Boolean value that determines whether the button is selected. A selected button is filled with the tint color.
  /// The default is false.
  open var isSelected = false { didSet { if isSelected != oldValue { notifyChange() } } }

  /// Returns a flexible space. All flexible spaces of a bar have an equal share of the remaining width.
  ///
  /// - Returns: A bar button item without content.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Returns a space of a fixed width.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: A bar button item without content.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Creates a flexible space. All flexible spaces of a bar have an equal share of the remaining width.
  ///
  /// - Parameter bar: The toolbar. It is not used.
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
      Diagnostics.report(
        "\(self): no responder implements \(action); set a target, or implement it in a view controller")
      return
    }
    switch action.perform(on: receiver, sender: self, event: event) {
    case .done: break
    case .methodMissing:
      Diagnostics.report(
        "\(type(of: receiver)) does not implement \(action), the action of the bar button \(title ?? "with an image")")
    case .wrongArgument(let expected, let given):
      Diagnostics.report(
        "\(action) of \(type(of: receiver)), the action of the bar button \(title ?? "with an image"), takes "
          + "\(expected), "
          + "but the sender is \(given)")
    }
  }
}

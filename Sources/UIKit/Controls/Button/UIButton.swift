import Foundation
import RuntimeInterface
import SwiftABI

/// A control with a title and an image that performs an action when the user taps it.
///
/// The configuration of the button determines its appearance. Without a configuration, the appearance depends on the
/// button type, and on the titles, images and colors for the control states.
@preconcurrency @MainActor open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  var contents: [UIControl.State: ButtonStateContent] = [:]
  private(set) var parts = ButtonParts()
  final var typeStorage = ButtonType.custom
  private var configurationStorage: Configuration?
  /// The configuration that the button currently presents, which is `configuration` updated for the button's state.
  private(set) var shownConfiguration: Configuration?
  private var needsUpdate = false
  private var isUpdating = false
  private var needsStyle = true
  private var lastSize: CGSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button of type `custom` with a primary action.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the superview.
  ///   - primaryAction: The action to run on `primaryActionTriggered`, or `nil` for none. The button shows the title
  ///     and the image of the action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    adoptTitleAndImage(primaryAction)
  }

  /// Creates a button from data in an unarchiver. Properties are decoded only from nibs and storyboards. With other data, the button has
  /// the type `custom` and no content.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.decodeNib(into: self, as: UIButton.self)
  }

  /// Encodes the button with its type and its titles, images and colors. Attributed titles and configurations are not
  /// encoded.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(typeStorage.rawValue, forKey: "UIButtonType")
    coder.encode(titleLabel?.font, forKey: "UIFont")
    encodeContents(with: coder)
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    if let type = ButtonType(rawValue: coder.decodeInt(forKey: "UIButtonType")) { typeStorage = type }
    if let font = coder.decodeValue(UIFont.self, forKey: "UIFont") { titleLabel?.font = font }
    decodeContents(from: coder)
  }

  /// Creates a system button with an image, with the size that the image requires.
  ///
  /// - Parameters:
  ///   - image: The image of the button for the normal state.
  ///   - target: The object to call when the button is tapped, or `nil` to use the responder chain.
  ///   - action: The selector of the method to call when the button is tapped.
  /// - Returns: The button.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = InitializerDispatch.make(Self.self, frame: .zero)
    button.typeStorage = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    button.sizeToFit()
    return button
  }

  /// The type of the button. The default is `custom`.
  open var buttonType: ButtonType { typeStorage }
  /// The role of the button, which affects its default color. The default is `normal`.
  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Configuration

  /// The content and the appearance of the button.
  ///
  /// The default is `nil`. Without a configuration, the button's type and the titles, images and colors set for its
  /// control states determine its appearance. Setting this property does not call `configurationUpdateHandler`
  /// (measured on iOS 26.1).
  open var configuration: Configuration? {
    get { configurationStorage }
    set {
      configurationStorage = newValue
      needsStyle = true
      if newValue == nil { needsUpdate = false }
      if isUpdating { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A closure that updates the configuration for the button's state. The default is `nil`.
  ///
  /// The closure is called once in the next layout pass, even after several calls of `setNeedsUpdateConfiguration()`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      parts.updateHoverTracking(self)
      setNeedsUpdateConfiguration()
    }
  }

  /// A Boolean value that determines whether the colors of the configuration adapt to the button's state. The default
  /// is `true`.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Requests an update of the configuration in the next layout pass.
  ///
  /// The button calls this method when its state, tint color or menu changes.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    needsStyle = true
    setNeedsLayout()
  }

  /// Called when the configuration needs an update for the current state, before `configurationUpdateHandler`.
  ///
  /// Subclasses override this method to change `configuration`, and call `super` first. The default implementation does nothing. To
  /// request an update, call `setNeedsUpdateConfiguration()`.
  open func updateConfiguration() {}

  /// Updates the views for the current state and configuration.
  func updateNow() {
    guard !isUpdating, needsUpdate || needsStyle else { return }
    isUpdating = true
    if needsUpdate {
      needsUpdate = false
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
    isUpdating = false
    needsStyle = false
    shownConfiguration = configurationStorage.map { automaticallyUpdatesConfiguration ? $0.updated(for: self) : $0 }
    let size = lastSize
    showContent()
    lastSize = intrinsicSize
    // A superview has to lay out again if the size of the content has changed.
    if let size, size != lastSize { invalidateIntrinsicContentSize() }
  }

  final func showContent() {
    if let shownConfiguration { parts.show(shownConfiguration, in: self) } else { parts.showStateContent(in: self) }
    setNeedsLayout()
  }

  // MARK: Behavior

  /// The menu of the button, which appears after a long press or a click with the secondary mouse button. The default
  /// is `nil`.
  ///
  /// If `showsMenuAsPrimaryAction` is `true`, a tap shows the menu.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      ButtonMenus.menuChanged(self)
      setNeedsUpdateConfiguration()
    }
  }

  /// The order of the menu's elements. The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that determines whether the primary action changes the selection. The default is `false`.
  ///
  /// If it is `true`, a tap toggles `isSelected`. If the menu is the primary action, the menu selects one of its
  /// elements, and the button shows that element.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      ButtonMenus.menuChanged(self)
      setNeedsUpdateConfiguration()
    }
  }

  /// A Boolean value that indicates whether the button shows the menu that is its primary action.
  open internal(set) var isHeld = false { didSet { if isHeld != oldValue { setNeedsUpdateConfiguration() } } }

  /// A Boolean value that indicates whether the pointer is above the button.
  ///
  /// The value is updated only if there is a `configurationUpdateHandler` or `isPointerInteractionEnabled` is `true`.
  open internal(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsUpdateConfiguration() } } }

  /// A Boolean value that determines whether a button without a background shows a background while the pointer is
  /// above it. The default is `false`.
  open var isPointerInteractionEnabled = false { didSet { parts.updateHoverTracking(self) } }

  /// A closure that returns the style of the pointer above the button. The default is `nil`.
  ///
  /// If there is no closure, or if the closure returns `nil`, the pointer has its default style. Setting a closure sets
  /// `isPointerInteractionEnabled` to `true`.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet {
      isPointerInteractionEnabled = pointerStyleProvider != nil
      pointer.update(self)
    }
  }
  private lazy var pointer = ButtonPointerDelegate()

  /// The behavioral style of the button, which is always `pad` in Tessera.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavioral style. The value is stored, but has no effect. The default is `automatic`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Indicates whether this is a pop-up button, which shows a menu and the selected element of the menu.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  package override func touchedUpInside(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered, with: event)
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  package override func primaryMenuShown(_ isShown: Bool) {
    super.primaryMenuShown(isShown)
    isHeld = isShown
  }

  package override func choose(_ leaf: UIMenuElement & UIMenuLeaf) {
    if isPopUp { ButtonMenus.choose(leaf, in: self) }
    super.choose(leaf)
  }

  package override var hasTapPrecedence: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    if let backgroundOutline = parts.backgroundOutline { return backgroundOutline }
    // The outline of a button without a background is that of the background that the button shows when it is pressed
    // or selected.
    if let configuration = shownConfiguration {
      let background = configuration.resolvedBackground(
        configuration.style(for: self), height: bounds.height, in: traitCollection)
      return (bounds, min(background.cornerRadius, bounds.height / 2))
    }
    return (bounds, max(layer.cornerRadius, 6))
  }
  package override func stateChanged() {
    super.stateChanged()
    if configurationStorage != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    if configurationStorage == nil { showContent() }
  }

  open override dynamic func tintColorDidChange() {
    super.tintColorDidChange()
    if configurationStorage != nil { setNeedsUpdateConfiguration() } else { showContent() }
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    needsStyle = true
    setNeedsLayout()
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    var traits = UIAccessibilityTraits.button
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return StandardAccessibility(
      isElement: true, label: configuration?.title ?? currentTitle ?? currentAttributedTitle?.string, traits: traits)
  }

  // MARK: Insets and appearance without a configuration

  /// The distances between the edges of the button and its content, in points. The default is zero.
  ///
  /// If the button has a configuration, `contentInsets` of the configuration is used instead.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      recordAppearanceValue(\UIButton.contentEdgeInsets, contentEdgeInsets)
      contentDidChange()
    }
  }

  /// The offset of the title, in points. The title moves right by the left inset minus the right one, and down by the
  /// top inset minus the bottom one. The default is zero.
  ///
  /// The insets do not change the size of the button.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      recordAppearanceValue(\UIButton.titleEdgeInsets, titleEdgeInsets)
      setNeedsLayout()
    }
  }

  /// The offset of the image, in points. The image moves right by the left inset minus the right one, and down by the
  /// top inset minus the bottom one. The default is zero.
  ///
  /// The insets do not change the size of the button.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      recordAppearanceValue(\UIButton.imageEdgeInsets, imageEdgeInsets)
      setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the image of a custom button is half transparent while the button is
  /// highlighted. The default is `true`, or `false` for a system button.
  open var adjustsImageWhenHighlighted = true

  /// A Boolean value that determines whether the image of a custom button is half transparent while the button is
  /// disabled. The default is `true`, or `false` for a system button.
  open var adjustsImageWhenDisabled = true

  /// A Boolean value that determines whether the image is larger in the accessibility categories of text sizes, as in
  /// `UIImageView`. The default is `false`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { parts.picture?.adjustsImageSizeForAccessibilityContentSizeCategory ?? false }
    set {
      imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether the offset of the title's shadow is reversed while the button is
  /// highlighted. The default is `false`.
  open var reversesTitleShadowWhenHighlighted = false

  /// A Boolean value that determines whether the middle of the button glows while it is touched. The default is
  /// `false`.
  open var showsTouchWhenHighlighted = false

  func contentDidChange() {
    needsStyle = true
    if configurationStorage == nil { showContent() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Content by state

  /// Sets the title for a state. The title of a configuration takes precedence.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` to show the title of the normal state.
  ///   - state: The control state to which the title applies.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the attributed title for a state. The attributed title takes precedence over the plain title.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` to show that of the normal state.
  ///   - state: The control state to which the attributed title applies.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the color of the plain title for a state.
  ///
  /// - Parameters:
  ///   - color: The color, or `nil` to use that of the normal state. If that is `nil` too, it is white for `custom`
  ///     buttons and the tint color for others.
  ///   - state: The control state to which the color of the plain title applies.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    recordAppearanceValue("setTitleColor(_:for:)", [state.rawValue]) { $0.setTitleColor(color, for: state) }
    change(state) { $0.titleColor = color }
  }

  /// Sets the color of the title's shadow for a state.
  ///
  /// - Parameters:
  ///   - color: The color, or `nil` to use that of the normal state. If that is `nil` too, there is no shadow.
  ///   - state: The control state to which the color of the title's shadow applies.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    recordAppearanceValue("setTitleShadowColor(_:for:)", [state.rawValue]) { $0.setTitleShadowColor(color, for: state) }
    change(state) { $0.shadowColor = color }
  }

  /// Sets the image beside the title for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to show that of the normal state.
  ///   - state: The control state to which the image applies.
  open func setImage(_ image: UIImage?, for state: State) {
    recordAppearanceValue("setImage(_:for:)", [state.rawValue]) { $0.setImage(image, for: state) }
    change(state) { $0.image = image }
  }

  /// Sets the image that fills the button behind its content for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` to show that of the normal state.
  ///   - state: The control state to which the image applies.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    recordAppearanceValue("setBackgroundImage(_:for:)", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
    change(state) { $0.backgroundImage = image }
  }

  /// Sets the configuration of symbol images for a state.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, or `nil` to use that of the normal state. If that is `nil` too, buttons
  ///     other than `custom` ones use large symbols of the text style `body`.
  ///   - state: The control state to which the configuration of symbol images applies.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    recordAppearanceValue("setPreferredSymbolConfiguration(_:forImageIn:)", [state.rawValue]) {
      $0.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    change(state) { $0.symbolConfiguration = configuration }
  }

  private func change(_ state: State, _ change: (inout ButtonStateContent) -> Void) {
    change(&contents[state, default: ButtonStateContent()])
    contentDidChange()
  }

  func value<Value>(_ state: State, _ property: (ButtonStateContent) -> Value?) -> Value? {
    contents[state].flatMap(property) ?? contents[.normal].flatMap(property)
  }

  /// Returns the plain title for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The title, or that of the normal state if none was set for this state. The result is nil if neither was
  ///   set.
  open func title(for state: State) -> String? { value(state) { $0.title } }

  /// Returns the attributed title for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The title, or that of the normal state if none was set for this state. The result is nil if neither was
  ///   set.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(state) { $0.attributedTitle } }

  /// Returns the color of the plain title for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The color, or that of the normal state if none was set for this state. The result is nil if neither was
  ///   set.
  open func titleColor(for state: State) -> UIColor? { value(state) { $0.titleColor } }

  /// Returns the color of the title's shadow for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The color, or that of the normal state if none was set for this state. The result is nil if neither was
  ///   set.
  open func titleShadowColor(for state: State) -> UIColor? { value(state) { $0.shadowColor } }

  /// Returns the image for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or that of the normal state if none was set for this state. The result is nil if neither was
  ///   set.
  open func image(for state: State) -> UIImage? { value(state) { $0.image } }

  /// Returns the background image for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The image, or that of the normal state if none was set for this state. The result is nil if neither was
  ///   set.
  open func backgroundImage(for state: State) -> UIImage? { value(state) { $0.backgroundImage } }

  /// Returns the configuration of symbol images for a state.
  ///
  /// - Parameter state: The control state.
  /// - Returns: The configuration, or that of the normal state if none was set for this state. The result is nil if
  ///   neither was set.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(state) { $0.symbolConfiguration }
  }

  /// The plain title in the current state. The title of a configuration takes precedence over this title, and the
  /// chosen element of a pop-up button's menu takes precedence over both.
  open var currentTitle: String? {
    if isPopUp, let selectedElement = ButtonMenus.selectedElement(in: self) { return selectedElement.title }
    return configurationStorage?.title ?? title(for: state)
  }

  /// The attributed title in the current state, or `nil` if there is none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the plain title in the current state. If no color was set, it is white for `custom` buttons and the
  /// tint color for others.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    if role == .destructive { return .systemRed }
    return typeStorage == .custom ? .white : tintColor
  }

  /// The color of the title's shadow in the current state, or `nil` if the title has no shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image in the current state. The image of a configuration takes precedence.
  open var currentImage: UIImage? { configurationStorage?.image ?? image(for: state) }

  /// The background image in the current state, or `nil` if there is none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The configuration of symbol images in the current state, or `nil` if there is none.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
      ?? (typeStorage == .custom ? nil : UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
  }

  var titleFont: UIFont { .systemFont(ofSize: typeStorage == .custom ? 18 : 17) }

  // MARK: Views

  /// The label that shows the title. It is created when it is first accessed.
  open var titleLabel: UILabel? { parts.titleLabel(in: self) }

  /// The label that shows a configuration's subtitle, or `nil` if there is no subtitle.
  open var subtitleLabel: UILabel? {
    updateNow()
    return parts.subtitle
  }

  /// The view that shows the image. It is created when it is first accessed.
  open var imageView: UIImageView? { parts.imageView(in: self) }

  // MARK: Layout

  /// Returns the rectangle in which the background is drawn.
  ///
  /// - Parameter bounds: The bounds of the button.
  /// - Returns: The rectangle in the button's coordinates. The default is `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle in which the image and the title are laid out.
  ///
  /// - Parameter bounds: The bounds of the button.
  /// - Returns: `bounds` inset by `contentEdgeInsets`, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle in which the title is drawn. The method is called only for buttons without a configuration.
  ///
  /// - Parameter contentRect: The rectangle of the content, in the button's coordinates.
  /// - Returns: The rectangle of the title, in the button's coordinates.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonStateLayout(self, in: contentRect).title
  }

  /// Returns the rectangle in which the image is drawn. The method is called only for buttons without a configuration.
  ///
  /// - Parameter contentRect: The rectangle of the content, in the button's coordinates.
  /// - Returns: The rectangle of the image, in the button's coordinates.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonStateLayout(self, in: contentRect).image
  }

  package override var defaultLargeContent: (title: String?, image: UIImage?) { (currentTitle, currentImage) }
  open override dynamic var intrinsicContentSize: CGSize {
    updateNow()
    return intrinsicSize
  }

  private var intrinsicSize: CGSize {
    guard let shownConfiguration else { return ButtonStateLayout.intrinsicSize(of: self) }
    return parts.size(of: shownConfiguration, in: self, width: .infinity)
  }

  /// Returns the size that the content requires, in points. The text of a configuration wraps to more lines if `size`
  /// is narrower than the content.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    let naturalSize = intrinsicContentSize
    guard let shownConfiguration, size.width > 0, size.width < naturalSize.width else { return naturalSize }
    return parts.size(of: shownConfiguration, in: self, width: size.width)
  }

  /// Resizes the button to its intrinsic size, in which text has one line. The origin does not change.
  open override dynamic func sizeToFit() { frame.size = intrinsicContentSize }

  open override dynamic func layoutSubviews() {
    updateNow()
    super.layoutSubviews()
    if let shownConfiguration {
      parts.layOut(shownConfiguration, in: self)
    } else {
      parts.layOutStateContent(in: self)
    }
  }
}

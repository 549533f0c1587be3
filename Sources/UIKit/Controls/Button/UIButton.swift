import Foundation
import RuntimeInterface

/// A control with a title and an image that does something when it is tapped.
///
/// It looks as its configuration says; without one, as its type and the titles, colours and images of its states say.
@preconcurrency @MainActor open class UIButton: UIControl {
  var contents: [UIControl.State: ButtonStateContent] = [:]
  private(set) var parts = ButtonParts()
  final var storedType = ButtonType.custom
  private var storedConfiguration: Configuration?
  /// The configuration as it is shown.
  private(set) var shownConfiguration: Configuration?
  private var needsUpdate = false
  private var isUpdating = false
  private var needsLook = true
  private var lastSize: CGSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// A custom button that runs `primaryAction`, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    takeOver(primaryAction)
  }

  /// Decodes nothing but what `UIControl` decodes: a button of type `custom` without content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// A system button with an image that calls `action` on `target` when it is tapped. As large as the image needs.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = InitializerDispatch.make(Self.self, frame: .zero)
    button.storedType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    button.sizeToFit()
    return button
  }

  /// The type that the button was made with. Default `custom`.
  open var buttonType: ButtonType { storedType }
  /// What the button is for. Default normal.
  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Configuration

  /// What the button shows and how it looks. Default nil: the type and the states' contents say so. Setting it does not
  /// call the update handler (measured on iOS 26.1).
  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      needsLook = true
      if newValue == nil { needsUpdate = false }
      if isUpdating { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Called in the layout pass after `setNeedsUpdateConfiguration()`, once, also when it was asked for several times.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      parts.followPointer(self)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the configuration's colours follow the button's state by themselves. Default true.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Has the update handler called in the next layout pass, and the look made anew. Changes of state, tint and menu ask
  /// for it by themselves.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    needsLook = true
    setNeedsLayout()
  }

  /// Changes the configuration for the present state. Here it calls the update handler; a subclass that overrides it to
  /// change `configuration` calls super first.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Brings what is shown up to date with state and configuration.
  func updateNow() {
    guard !isUpdating, needsUpdate || needsLook else { return }
    isUpdating = true
    if needsUpdate {
      needsUpdate = false
      updateConfiguration()
    }
    isUpdating = false
    needsLook = false
    shownConfiguration = storedConfiguration.map { automaticallyUpdatesConfiguration ? $0.updated(for: self) : $0 }
    let size = lastSize
    showContent()
    lastSize = naturalSize
    // A look that takes another room is laid out anew by whoever laid it out.
    if let size, size != lastSize { invalidateIntrinsicContentSize() }
  }

  final func showContent() {
    if let shownConfiguration { parts.show(shownConfiguration, in: self) } else { parts.showStates(in: self) }
    setNeedsLayout()
  }

  // MARK: Behaviour

  /// Shown by a long press or the secondary button of a mouse; with `showsMenuAsPrimaryAction` by a tap. Default nil.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      ButtonMenus.menuChanged(self)
      setNeedsUpdateConfiguration()
    }
  }

  /// The order of the menu's elements. Default automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap turns `isSelected` on and off; with a menu as primary action, whether the button shows the element that
  /// was chosen. Default false.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      ButtonMenus.menuChanged(self)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the menu of its primary action is shown. Default false.
  open internal(set) var isHeld = false { didSet { if isHeld != oldValue { setNeedsUpdateConfiguration() } } }

  /// Whether the pointer is above it. Followed while there is an update handler or `isPointerInteractionEnabled`.
  open internal(set) var isHovered = false { didSet { if isHovered != oldValue { setNeedsUpdateConfiguration() } } }

  /// Whether a button without a background of its own shows one under the pointer. Default false.
  open var isPointerInteractionEnabled = false { didSet { parts.followPointer(self) } }

  /// Makes the style of the pointer above the button out of the usual effect and shape; nil from it, or none set, is the
  /// usual look. Setting one sets `isPointerInteractionEnabled`. Default nil.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet {
      isPointerInteractionEnabled = pointerStyleProvider != nil
      pointer.update(self)
    }
  }
  private lazy var pointer = ButtonPointer()

  /// Always that of iOS here.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Kept; there is one style here. Default automatic.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Whether this is a pop-up button: it shows a menu and what was chosen of it.
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

  package override var takesTaps: Bool { true }
  package override final var focusOutline: (rect: CGRect, radius: CGFloat) {
    if let ground = parts.groundOutline { return ground }
    // One without a background is as round as its pressed or selected ground would be.
    if let shown = shownConfiguration {
      let background = shown.resolvedBackground(shown.look(for: self), height: bounds.height, in: traitCollection)
      return (bounds, min(background.cornerRadius, bounds.height / 2))
    }
    return (bounds, max(layer.cornerRadius, 6))
  }
  package override func stateChanged() {
    super.stateChanged()
    if storedConfiguration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    if storedConfiguration == nil { showContent() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if storedConfiguration != nil { setNeedsUpdateConfiguration() } else { showContent() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    needsLook = true
    setNeedsLayout()
  }

  // MARK: Insets and looks without a configuration

  /// Between the edges and the content. Default zero. Configurations have insets of their own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Moves the title, in points: right by left minus right, down by top minus bottom. Takes no room of its own. Default
  /// zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Moves the image, in points, as `titleEdgeInsets` does the title. Takes no room of its own. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// Whether the image of a custom button fades to half while a touch is inside. Default true.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image of a custom button fades to half while the button is disabled. Default true.
  open var adjustsImageWhenDisabled = true

  /// Whether the title's shadow falls to the other side while a touch is inside. Default false.
  open var reversesTitleShadowWhenHighlighted = false

  /// Whether a light shines in the middle while a touch is inside. Default false.
  open var showsTouchWhenHighlighted = false

  func contentChanged() {
    needsLook = true
    if storedConfiguration == nil { showContent() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Content by state

  /// Gives one state its title; nil shows the normal state's. A configuration's own title goes before it.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Gives one state a title with attributes, which goes before the plain one; nil shows the normal state's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Gives one state the colour of its plain title; nil shows the normal state's, else white (`custom`) or the tint
  /// colour.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

  /// Gives one state the colour of its title's shadow; nil shows the normal state's, else none.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }

  /// Gives one state its image, left of the title; nil shows the normal state's.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Gives one state the image that fills the button behind the content; nil shows the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// Gives one state the configuration of its symbol; nil takes the normal state's, else for other types than `custom`
  /// large ones of the body's size.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  private func change(_ state: State, _ change: (inout ButtonStateContent) -> Void) {
    change(&contents[state, default: ButtonStateContent()])
    contentChanged()
  }

  func value<Value>(_ state: State, _ of: (ButtonStateContent) -> Value?) -> Value? {
    contents[state].flatMap(of) ?? contents[.normal].flatMap(of)
  }

  /// What is shown in a state; what a state does not say is the normal state's.
  open func title(for state: State) -> String? { value(state) { $0.title } }

  /// The title with attributes that is shown in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(state) { $0.attributedTitle } }

  /// The colour of the plain title in a state; nil if none was given.
  open func titleColor(for state: State) -> UIColor? { value(state) { $0.titleColor } }

  /// The colour of the title's shadow in a state; nil if none was given.
  open func titleShadowColor(for state: State) -> UIColor? { value(state) { $0.shadowColor } }

  /// The image that is shown in a state.
  open func image(for state: State) -> UIImage? { value(state) { $0.image } }

  /// The background image that is shown in a state.
  open func backgroundImage(for state: State) -> UIImage? { value(state) { $0.backgroundImage } }

  /// The configuration of the symbol in a state; nil if none was given.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(state) { $0.symbolConfiguration }
  }

  /// The plain title for the present state: a configuration's where it has one.
  open var currentTitle: String? {
    if isPopUp, let chosen = ButtonMenus.chosen(in: self) { return chosen.title }
    return storedConfiguration?.title ?? title(for: state)
  }

  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the plain title in the present state: white (`custom`) or the tint colour if none was given.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    if role == .destructive { return .systemRed }
    return storedType == .custom ? .white : tintColor
  }

  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image for the present state: a configuration's where it has one.
  open var currentImage: UIImage? { storedConfiguration?.image ?? image(for: state) }

  /// The background image for the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The configuration of the symbol in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
      ?? (storedType == .custom ? nil : UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
  }

  var titleFont: UIFont { .systemFont(ofSize: storedType == .custom ? 18 : 17) }

  // MARK: Views

  /// The view that shows the title; made when asked for.
  open var titleLabel: UILabel? { parts.titleLabel(in: self) }

  /// The view that shows the subtitle of a configuration; nil without one.
  open var subtitleLabel: UILabel? {
    updateNow()
    return parts.subtitle
  }

  /// The view that shows the image; made when asked for.
  open var imageView: UIImageView? { parts.imageView(in: self) }

  // MARK: Layout

  /// Where the background lies. Default: `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the content lies: `bounds` without `contentEdgeInsets`, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title lies within the content's rectangle. Asked only without a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonStateLayout(self, in: contentRect).title
  }

  /// Where the image lies within the content's rectangle. Asked only without a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonStateLayout(self, in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize {
    updateNow()
    return naturalSize
  }

  private var naturalSize: CGSize {
    guard let shownConfiguration else { return ButtonStateLayout.naturalSize(of: self) }
    return parts.size(of: shownConfiguration, in: self, width: .infinity)
  }

  /// As large as its content; a configuration's text takes more lines where `size` is narrower than it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    guard let shownConfiguration, size.width > 0, size.width < natural.width else { return natural }
    return parts.size(of: shownConfiguration, in: self, width: size.width)
  }

  /// Takes its own size, whatever it had: text that had broken its lines has one line again. The origin stays.
  open override func sizeToFit() { frame.size = intrinsicContentSize }

  open override func layoutSubviews() {
    updateNow()
    super.layoutSubviews()
    if let shownConfiguration {
      parts.layOut(shownConfiguration, in: self)
    } else {
      parts.layOutStates(in: self)
    }
  }
}

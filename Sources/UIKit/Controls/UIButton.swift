import Foundation

/// A control with a title and an image that does something when it is tapped.
///
/// This is the plain button; configurations come with the controls.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks and what it shows by itself. Here all types but `custom` look alike: content in the tint
  /// colour.
  public enum ButtonType: Int, Sendable {
    /// White title of 18 points, no padding, no tint. The default of `init(frame:)`.
    case custom = 0
    /// Title of 17 points and image in the tint colour; fades while it is touched.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  /// What a button shows in one state.
  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: UIImage?
    var backgroundImage: UIImage?
    var titleColor: UIColor?
  }

  private var contents: [UIControl.State: Content] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var background: UIImageView?
  private var storedType = ButtonType.custom

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A custom button that runs `primaryAction`, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    takeOver(primaryAction)
  }

  /// Decodes nothing but what `UIControl` decodes: a button of type `custom` without content.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a type; system buttons show their content in the tint colour, and run `primaryAction`, whose title and
  /// image they show.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    storedType = type
    // The label may have been made before the type was known.
    label?.font = titleFont
    update()
    if primaryAction != nil { sizeToFit() }
  }

  private func takeOver(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  /// The type that the button was made with. Default `custom`.
  open var buttonType: ButtonType { storedType }
  /// Kept for source compatibility: menus come with the controls.
  open var menu: UIMenu?

  /// Whether a tap shows the menu instead of sending the action. Kept for source compatibility. Default false.
  open var showsMenuAsPrimaryAction = false
  /// Between the edges and the content. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }

  /// Moves the title, in points: right by left minus right, down by top minus bottom. Takes no room of its own. Default
  /// zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the image, in points, as `titleEdgeInsets` does the title. Takes no room of its own. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether the image of a custom button fades to half while a touch is inside. Default true.
  open var adjustsImageWhenHighlighted = true

  /// Kept for source compatibility: images look the same when the button is disabled. Default true.
  open var adjustsImageWhenDisabled = true

  // MARK: Content by state

  private func change(_ state: State, _ change: (inout Content) -> Void) {
    var content = contents[state] ?? Content()
    change(&content)
    contents[state] = content
    contentChanged()
  }

  private func value<Value>(_ state: State, _ of: (Content) -> Value?) -> Value? {
    contents[state].flatMap(of) ?? contents[.normal].flatMap(of)
  }

  /// Gives one state its title; nil shows the normal state's.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Gives one state a title with attributes, which goes before the plain one; nil shows the normal state's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Gives one state the colour of its plain title; nil shows the normal state's, else white (`custom`) or the tint
  /// colour.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

  /// Gives one state its image, left of the title; nil shows the normal state's.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Gives one state the image that fills the button behind the content; nil shows the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

  /// What is shown in a state; what a state does not say is the normal state's.
  open func title(for state: State) -> String? { value(state) { $0.title } }

  /// The title with attributes that is shown in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { value(state) { $0.attributedTitle } }

  /// The colour of the plain title in a state; nil if none was given.
  open func titleColor(for state: State) -> UIColor? { value(state) { $0.titleColor } }

  /// The image that is shown in a state.
  open func image(for state: State) -> UIImage? { value(state) { $0.image } }

  /// The background image that is shown in a state.
  open func backgroundImage(for state: State) -> UIImage? { value(state) { $0.backgroundImage } }

  /// The plain title for the present state.
  open var currentTitle: String? { title(for: state) }

  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the plain title in the present state: white (`custom`) or the tint colour if none was given.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (storedType == .custom ? .white : tintColor) }

  /// The image for the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image for the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private var titleFont: UIFont { .systemFont(ofSize: storedType == .custom ? 18 : 17) }

  /// The views that show title and image; made when asked for.
  open var titleLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    made.font = titleFont
    made.isUserInteractionEnabled = false
    label = made
    addSubview(made)
    return made
  }

  /// The view that shows the image; made when asked for.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    picture = made
    addSubview(made)
    return made
  }

  private func contentChanged() {
    update()
    invalidateIntrinsicContentSize()
  }

  package override func stateChanged() {
    super.stateChanged()
    update()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    if currentTitle != nil || currentAttributedTitle != nil || label != nil {
      if let attributed = currentAttributedTitle {
        titleLabel?.attributedText = attributed
      } else {
        titleLabel?.text = currentTitle
        titleLabel?.textColor =
          isEnabled ? currentTitleColor : UIColor { $0.userInterfaceStyle == .dark ? .gray : .lightGray }
      }
    }
    if currentImage != nil || picture != nil { imageView?.image = currentImage }
    if currentBackgroundImage != nil, background == nil {
      let made = UIImageView(frame: bounds)
      background = made
      insertSubview(made, at: 0)
    }
    background?.image = currentBackgroundImage
    // System buttons show the touch by fading.
    let faded: CGFloat = isHighlighted && storedType != .custom ? 0.3 : 1
    label?.alpha = faded
    picture?.alpha = isHighlighted && (storedType != .custom || adjustsImageWhenHighlighted) ? 0.5 : 1
    setNeedsLayout()
  }

  package override func touchedUpInside(_ event: UIEvent?) { sendActions(for: .primaryActionTriggered, with: event) }

  // MARK: Layout

  private var titleSize: CGSize {
    guard let label, label.text?.isEmpty == false || label.attributedText != nil else { return .zero }
    let natural = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))
  }
  private var imageSize: CGSize { currentImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    let title = titleSize
    let image = imageSize
    let insets = contentEdgeInsets
    // Without insets of its own a system button keeps 6 points above and below (33 high at 17 points).
    let padding: CGFloat = insets == .zero && storedType != .custom ? 12 : 0
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height + padding, image.height) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the content lies: `bounds` without `contentEdgeInsets`, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background?.frame = bounds
    let room = contentRect(forBounds: bounds)
    let image = imageSize
    var title = titleSize
    title.width = min(title.width, max(0, room.width - image.width))
    let width = image.width + title.width
    let x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left: x = room.minX
    case .right: x = room.maxX - width
    default: x = room.midX - width / 2
    }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: return room.minY
      case .bottom: return room.maxY - height
      default: return room.midY - height / 2
      }
    }
    picture?.frame = CGRect(x: x, y: y(image.height), width: image.width, height: image.height)
      .offsetBy(dx: imageEdgeInsets.left - imageEdgeInsets.right, dy: imageEdgeInsets.top - imageEdgeInsets.bottom)
    label?.frame = CGRect(x: x + image.width, y: y(title.height), width: title.width, height: title.height)
      .offsetBy(dx: titleEdgeInsets.left - titleEdgeInsets.right, dy: titleEdgeInsets.top - titleEdgeInsets.bottom)
  }
}

import RuntimeInterface

/// Text in one or more lines that cannot be edited.
///
/// Text is shaped when it is first needed; measuring and drawing share that, and a label that is drawn at the size that
/// it was measured at is laid out once. Main thread only.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  @exclusivity(unchecked) var look = LabelLook()
  @exclusivity(unchecked) var content = LabelContent.none
  let typesetting = LabelTypesetting()

  /// An empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  package override var textForDescription: String? { text ?? "" }

  /// Decodes what `UIView` decodes: a label without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  /// An empty label of size zero.
  public convenience init() { self.init(frame: .zero) }

  private func start() {
    super.isUserInteractionEnabled = false
    super.contentMode = .redraw
    updateLayerOpacity()
  }

  /// The bitmap holds letters on nothing, although the view says that it is opaque, as in UIKit.
  package override var fillsBackgroundItself: Bool { false }

  // MARK: Text

  /// The text; that of `attributedText` when this was set. Default nil.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let old) = content, old == newValue { return }
      if case .none = content, newValue == nil { return }
      content = newValue.map { .plain($0) } ?? .none
      contentChanged()
    }
  }

  /// The text with its attributes. Setting it keeps the label's font and colour for where it has none; they, the alignment
  /// and the line break mode, set later, apply to all of it.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set {
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentChanged()
    }
  }

  // MARK: Look

  /// Default: system 17. Of text with attributes, the font of its first character.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? look.font }
    set {
      let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard font !== look.font || content.isAttributed else { return }
      look.font = font
      override([.font: font])
      contentChanged()
    }
  }

  /// Default: `UIColor.label`. Of text with attributes, the colour of its first character.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? look.color }
    set {
      let color: UIColor = newValue ?? .label
      if color === look.color && !content.isAttributed { return }
      look.color = color
      override([.foregroundColor: color])
      lookChanged()
    }
  }

  /// Default natural.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      guard newValue != look.alignment || content.isAttributed else { return }
      look.alignment = newValue
      overrideParagraphs { $0.alignment = newValue }
      contentChanged(sizeChanges: false)
    }
  }

  /// What happens to text that does not fit. Default: truncated at the tail.
  open var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set {
      guard newValue != look.lineBreakMode || content.isAttributed else { return }
      look.lineBreakMode = newValue
      overrideParagraphs { $0.lineBreakMode = newValue }
      contentChanged()
    }
  }

  /// Kept; lines are broken the standard way.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { look.lineBreakStrategy }
    set { look.lineBreakStrategy = newValue }
  }

  /// The most lines; 0: as many as the text needs. Default 1.
  open var numberOfLines: Int {
    get { look.numberOfLines }
    set {
      let lines = max(0, newValue)
      guard lines != look.numberOfLines else { return }
      look.numberOfLines = lines
      contentChanged()
    }
  }

  /// Whether the font becomes smaller so that text fits. Default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { look.shrinks }
    set {
      guard newValue != look.shrinks else { return }
      look.shrinks = newValue
      lookChanged()
    }
  }

  /// The least factor by which the font becomes smaller; 0, the default: it may become as small as it must.
  open var minimumScaleFactor: CGFloat {
    get { look.minimumScaleFactor }
    set {
      let factor = newValue.isFinite ? min(1, max(0, newValue)) : 0
      guard factor != look.minimumScaleFactor else { return }
      look.minimumScaleFactor = factor
      lookChanged()
    }
  }

  /// Whether letters come closer before text is truncated. Default false.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { look.tightens }
    set {
      guard newValue != look.tightens else { return }
      look.tightens = newValue
      lookChanged()
    }
  }

  /// Where text that was made smaller stands. Default: on its old baseline.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { look.baselineAdjustment }
    set {
      guard newValue != look.baselineAdjustment else { return }
      look.baselineAdjustment = newValue
      lookChanged()
    }
  }

  /// The width in points at which layout lets text wrap; 0, the default: it does not wrap.
  open var preferredMaxLayoutWidth: CGFloat {
    get { look.preferredWidth }
    set {
      let width = newValue.isFinite ? max(0, newValue) : 0
      guard width != look.preferredWidth else { return }
      look.preferredWidth = width
      invalidateIntrinsicContentSize()
    }
  }

  /// A sharp shadow's colour. Default nil: no shadow.
  open var shadowColor: UIColor? {
    get { look.shadowColor }
    set {
      look.shadowColor = newValue
      lookChanged()
    }
  }

  /// Points; positive heights lead down. Default (0, −1).
  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set {
      look.shadowOffset = newValue
      lookChanged()
    }
  }

  /// The colour of highlighted text. Default nil: it does not change.
  open var highlightedTextColor: UIColor? {
    get { look.highlightedColor }
    set {
      look.highlightedColor = newValue
      if isHighlighted { lookChanged() }
    }
  }

  /// Whether the text has its highlighted colour. Default false.
  open var isHighlighted: Bool {
    get { look.isHighlighted }
    set {
      guard newValue != look.isHighlighted else { return }
      look.isHighlighted = newValue
      if look.highlightedColor != nil { lookChanged() }
    }
  }

  /// Text of a disabled label is paler. Default true.
  open var isEnabled: Bool {
    get { look.isEnabled }
    set {
      guard newValue != look.isEnabled else { return }
      look.isEnabled = newValue
      lookChanged()
    }
  }

  /// Whether a font of a text style changes with the user's text size. Default false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { look.followsTextSize }
    set {
      look.followsTextSize = newValue
      if newValue { followTextSize() }
    }
  }

  /// Kept; there are no tooltips yet.
  open var showsExpansionTextWhenTruncated: Bool {
    get { look.showsExpansionText }
    set { look.showsExpansionText = newValue }
  }

  // MARK: Measuring and drawing

  /// The part of `bounds` (points) in which at most that many lines of text are drawn: as wide as the text by its
  /// alignment, in the middle of the height, rounded up to the pixel. Override it to draw elsewhere.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in `rect` (own coordinates), in the middle of its height.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size that the text needs within `size` (points; 0 means no limit), rounded up to the pixel. A text of one line
  /// answers its whole width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// The size that the text needs, wrapped at `preferredMaxLayoutWidth` if that is set, rounded up to the pixel.
  open override var intrinsicContentSize: CGSize {
    fittingSize(CGSize(width: look.numberOfLines == 1 ? 0 : look.preferredWidth, height: 0))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if look.followsTextSize { followTextSize() }
    // The size is rounded up to other pixels.
    if previousTraitCollection?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
  }

  package override func colorAppearanceChanged() {
    super.colorAppearanceChanged()
    // Colours of attributes are resolved in the document.
    if content.isAttributed { typesetting.forget() }
    setNeedsDisplay()
  }

  package override func semanticContentAttributeChanged() {
    super.semanticContentAttributeChanged()
    typesetting.forgetLayouts()
    setNeedsDisplay()
  }
}

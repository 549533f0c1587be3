import RuntimeInterface

/// A view that shows text in one or more lines and that cannot be edited.
///
/// Text is typeset when it is first needed. Measuring and drawing share the result, so a label that is drawn at the
/// size at which it was measured is laid out once. Use it on the main thread only.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  @exclusivity(unchecked) var style = LabelStyle()
  @exclusivity(unchecked) var content = LabelContent.none
  let typesetting = LabelTypesetting()

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  package override var textForDescription: String? { text ?? "" }

  /// Creates a label from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeNib(into: self, as: UILabel.self)
  }

  /// Encodes the view with its plain text and the way in which it is shown.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encodeString(text, forKey: "UIText")
    coder.encode(font, forKey: "UIFont")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "UILineBreakMode")
    coder.encode(numberOfLines, forKey: "UINumberOfLines")
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    if let font = coder.decodeValue(UIFont.self, forKey: "UIFont") { self.font = font }
    if let color = coder.decodeValue(UIColor.self, forKey: "UITextColor") { textColor = color }
    guard coder.containsValue(forKey: "UINumberOfLines") else { return }
    if let alignment = NSTextAlignment(rawValue: coder.decodeInt(forKey: "UITextAlignment")) {
      textAlignment = alignment
    }
    if let mode = NSLineBreakMode(rawValue: coder.decodeInt(forKey: "UILineBreakMode")) { lineBreakMode = mode }
    numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
    text = coder.decodeString(forKey: "UIText")
  }

  package override var archivedContainer: UIView? { PlatformClass.of(self) == UILabel.self ? self : nil }

  /// Creates an empty label of size zero.
  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    super.isUserInteractionEnabled = false
    super.contentMode = .redraw
    updateLayerOpacity()
  }

  /// Indicates whether the class fills its bounds when it draws. Labels do not. As in UIKit, the bitmap is transparent
  /// around the glyphs although `isOpaque` is true.
  package override var fillsBackgroundItself: Bool { false }

  // MARK: Text

  /// The text of the label. If `attributedText` was set, it is the plain string of that text. The default is nil.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let oldText) = content, oldText == newValue { return }
      if case .none = content, newValue == nil { return }
      content = newValue.map { .plain($0) } ?? .none
      contentDidChange()
    }
  }

  /// The text with its attributes. The label's font and color apply if the text has no such attribute. A font, color,
  /// alignment or line break mode that is set later applies to the whole text.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set {
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentDidChange()
    }
  }

  // MARK: Appearance

  /// The font of the text. For attributed text, the value is the font of the first character. The default is the system
  /// font of 17 points.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? style.font }
    set {
      recordAppearanceValue(\UILabel.font, newValue)
      let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      guard font !== style.font || content.isAttributed else { return }
      style.font = font
      overrideAttributes([.font: font])
      contentDidChange()
    }
  }

  /// The color of the text. For attributed text, the value is the color of the first character. The default is
  /// `UIColor.label`.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? style.color }
    set {
      recordAppearanceValue(\UILabel.textColor, newValue)
      let color: UIColor = newValue ?? .label
      if color === style.color && !content.isAttributed { return }
      style.color = color
      overrideAttributes([.foregroundColor: color])
      styleDidChange()
    }
  }

  /// The alignment of the text. The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set {
      guard newValue != style.alignment || content.isAttributed else { return }
      style.alignment = newValue
      updateParagraphStyles { $0.alignment = newValue }
      contentDidChange(sizeChanges: false)
    }
  }

  /// The mode in which text that does not fit is wrapped or truncated. The default is `byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set {
      guard newValue != style.lineBreakMode || content.isAttributed else { return }
      style.lineBreakMode = newValue
      updateParagraphStyles { $0.lineBreakMode = newValue }
      contentDidChange()
    }
  }

  /// The strategy for line breaks. The value is stored but has no effect, because lines are always broken with the
  /// standard strategy.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { style.lineBreakStrategy = newValue }
  }

  /// The maximum number of lines. 0 means no limit. The default is 1.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set {
      recordAppearanceValue(\UILabel.numberOfLines, newValue)
      let lineCount = max(0, newValue)
      guard lineCount != style.numberOfLines else { return }
      style.numberOfLines = lineCount
      contentDidChange()
    }
  }

  /// A Boolean value that determines whether the font shrinks so that the text fits. The default is false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set {
      recordAppearanceValue(\UILabel.adjustsFontSizeToFitWidth, newValue)
      guard newValue != style.adjustsFontSize else { return }
      style.adjustsFontSize = newValue
      styleDidChange()
    }
  }

  /// The smallest factor by which the font may shrink, from 0 to 1. The default is 0, which sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set {
      let factor = newValue.isFinite ? min(1, max(0, newValue)) : 0
      guard factor != style.minimumScaleFactor else { return }
      style.minimumScaleFactor = factor
      styleDidChange()
    }
  }

  /// A Boolean value that determines whether the letter spacing is reduced before text is truncated. The default is
  /// false.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { style.allowsTightening }
    set {
      guard newValue != style.allowsTightening else { return }
      style.allowsTightening = newValue
      styleDidChange()
    }
  }

  /// The vertical position of text with a reduced font. The default is `alignBaselines`, which does not move the
  /// baseline.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set {
      guard newValue != style.baselineAdjustment else { return }
      style.baselineAdjustment = newValue
      styleDidChange()
    }
  }

  /// The width, in points, at which the text wraps when its intrinsic size is computed. The default is 0, which means
  /// that the text does not wrap.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredWidth }
    set {
      let width = newValue.isFinite ? max(0, newValue) : 0
      guard width != style.preferredWidth else { return }
      style.preferredWidth = width
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the text's shadow, which has sharp edges. The default is nil, which draws no shadow.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set {
      recordAppearanceValue(\UILabel.shadowColor, newValue)
      style.shadowColor = newValue
      styleDidChange()
    }
  }

  /// The offset of the shadow, in points. A positive height moves the shadow down. The default is (0, −1).
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set {
      recordAppearanceValue(\UILabel.shadowOffset, newValue)
      style.shadowOffset = newValue
      styleDidChange()
    }
  }

  /// The color of the text while `isHighlighted` is true. The default is nil, which uses `textColor`.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedColor }
    set {
      recordAppearanceValue(\UILabel.highlightedTextColor, newValue)
      style.highlightedColor = newValue
      if isHighlighted { styleDidChange() }
    }
  }

  /// A Boolean value that determines whether the text is shown in `highlightedTextColor`. The default is false.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set {
      guard newValue != style.isHighlighted else { return }
      style.isHighlighted = newValue
      if style.highlightedColor != nil { styleDidChange() }
    }
  }

  /// A Boolean value that determines whether the label is enabled. The text of a disabled label is paler. The default
  /// is true.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set {
      guard newValue != style.isEnabled else { return }
      style.isEnabled = newValue
      styleDidChange()
    }
  }

  /// A Boolean value that determines whether a font of a text style adapts to the preferred text size. The default is
  /// false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.followsTextSize }
    set {
      style.followsTextSize = newValue
      if newValue { updateForTextSize() }
    }
  }

  /// A Boolean value that determines whether truncated text is shown in full in a tooltip. The value is stored but has
  /// no effect. The default is false.
  open var showsExpansionTextWhenTruncated: Bool {
    get { style.showsExpansionText }
    set { style.showsExpansionText = newValue }
  }

  // MARK: Accessibility

  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Measuring and drawing

  /// Returns the rectangle in which the text is drawn. Subclasses override it to draw the text elsewhere.
  ///
  /// The rectangle is as wide as the text and horizontally aligned with `textAlignment`. It is vertically centered, and
  /// its size is rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle that is available, in points.
  ///   - numberOfLines: The maximum number of lines, or 0 for no limit.
  /// - Returns: The rectangle of the text, in the coordinates of `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lineCount: numberOfLines)
  }

  /// Draws the text into a rectangle, vertically centered.
  ///
  /// - Parameter rect: The rectangle, in the label's coordinates.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }

  open override dynamic func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Returns the size in points that the text requires within an available size, rounded up to whole pixels. A length
  /// of 0 means no limit. For a single line the full width of the text is returned.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  package override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1 else { return nil }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The size that the text requires in points, rounded up to whole pixels. The text wraps at `preferredMaxLayoutWidth`
  /// if that is not 0.
  package override var defaultLargeContent: (title: String?, image: UIImage?) { (text, nil) }
  open override dynamic var intrinsicContentSize: CGSize {
    fittingSize(CGSize(width: style.numberOfLines == 1 ? 0 : style.preferredWidth, height: 0))
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if style.followsTextSize { updateForTextSize() }
    // The size is rounded up to whole pixels, and the size of a pixel has changed.
    if previousTraitCollection?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
  }

  package override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    // The document contains resolved colors, so it is created again for new traits.
    if content.isAttributed { typesetting.invalidateLayout() }
    setNeedsDisplay()
  }

  package override func semanticContentAttributeDidChange() {
    super.semanticContentAttributeDidChange()
    typesetting.discardLayouts()
    setNeedsDisplay()
  }
}

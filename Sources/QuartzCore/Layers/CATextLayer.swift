import CoreGraphics
import Foundation
import RuntimeInterface

/// A layer that shows text, plain or attributed, from the top of its bounds.
///
/// The text is drawn at `contentsScale`, as in Core Animation: set it to the screen's scale. It is laid out anew when the
/// size changes.
open class CATextLayer: CALayer {
  private var values = TextLayerValues()
  private var shownValues: TextLayerValues?

  /// A layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// A copy for showing presentation values; see `CALayer.init(layer:)`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer {
      values = layer.motion == nil ? layer.values : layer.shownValues ?? layer.values
    }
  }

  /// Decodes what `CALayer` decodes: nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changeText(_ write: (inout TextLayerValues) -> Void) {
    write(&values)
    setNeedsDisplay()
  }

  private func changeText(_ key: LayerKey, _ write: (inout TextLayerValues) -> Void) {
    let action = willChange(key)
    changeText(write)
    didChange(key, action)
  }

  /// The text: a `String` or an `NSAttributedString`; anything else shows nothing. Default nil.
  open var string: Any? {
    get { values.string }
    set { changeText { $0.string = newValue } }
  }

  /// The font of plain text: a `UIFont`, whose size does not count, or a font's name. Anything else, or a name that this
  /// machine does not have, is Helvetica or what is nearest to it. Default nil, which is Helvetica.
  open var font: Any? {
    get { values.font }
    set { changeText { $0.font = newValue } }
  }

  /// The size of the font of plain text, in points; 0 and less show nothing. Animatable. Default 36.
  open var fontSize: CGFloat {
    get { values.fontSize }
    set { if newValue != values.fontSize { changeText(.fontSize) { $0.fontSize = newValue } } }
  }

  /// The colour of plain text, and of attributed text that has none; nil shows nothing. Animatable. Default opaque white.
  open var foregroundColor: CGColor? {
    get { values.color }
    set { if newValue != values.color { changeText(.foregroundColor) { $0.color = newValue } } }
  }

  /// Whether lines are broken at the width of the bounds. Default false: a line for each paragraph.
  open var isWrapped: Bool {
    get { values.isWrapped }
    set { if newValue != values.isWrapped { changeText { $0.isWrapped = newValue } } }
  }

  /// What is left out of a line that is too long. Of wrapped text the last line that fits ends in an ellipsis, whatever
  /// the mode, unless it is `none`. Default `none`: the text is cut at the edge.
  open var truncationMode: CATextLayerTruncationMode {
    get { values.truncation }
    set { if newValue != values.truncation { changeText { $0.truncation = newValue } } }
  }

  /// Where lines lie in the width, unless an attributed text's paragraph style says so. Default `natural`.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { values.alignment }
    set { if newValue != values.alignment { changeText { $0.alignment = newValue } } }
  }

  /// Whether letters may lie between whole pixels. Stored: they always may. Default false.
  open var allowsFontSubpixelQuantization: Bool {
    get { values.allowsQuantization }
    set { values.allowsQuantization = newValue }
  }

  /// Draws the text into `ctx`, in the layer's coordinates, cut at the bounds.
  open override func draw(in ctx: CGContext) {
    let shown = motion == nil ? values : shownValues ?? values
    let bounds = modelValues.bounds
    guard let color = shown.color, let layout = shown.layout(in: bounds.size) else { return }
    ctx.saveGState()
    ctx.clip(to: bounds)
    layout.draw(in: ctx, at: bounds.origin, color: color)
    ctx.restoreGState()
  }

  // MARK: What the layer tree asks

  package override func extraValue(_ key: LayerKey, shown: Bool) -> LayerValue? {
    let values = shown ? shownValues ?? values : values
    switch key {
    case .fontSize: return .number(Double(values.fontSize))
    case .foregroundColor: return values.color.map { .color($0) }
    default: return nil
    }
  }

  package override func setExtraValue(_ key: LayerKey, _ value: LayerValue?, shown: Bool) {
    var changed = shown ? shownValues ?? values : values
    switch key {
    case .fontSize: changed.fontSize = value?.number.map { CGFloat($0) } ?? changed.fontSize
    case .foregroundColor: changed.color = value?.color
    default: return
    }
    if shown { shownValues = changed } else { changeText { $0 = changed } }
  }

  package override func resetShownExtras() { shownValues = nil }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CATextLayer.self ? CATextLayer(layer: self) : super.duplicateForPresentation()
  }

  package override func displayPresentation() { displayByDrawing() }
}

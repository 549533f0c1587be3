import CoreGraphics
import Foundation
import RuntimeInterface

/// A layer that draws plain or attributed text, starting at the top of its bounds.
///
/// The text is drawn at `contentsScale`, as in Core Animation. Set that property to the screen's scale. The text is
/// laid out again when the size changes.
open class CATextLayer: CALayer {
  private var values = TextLayerValues()
  private var shownValues: TextLayerValues?

  /// Creates a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of a layer that shows its presentation values; see `CALayer.init(layer:)`.
  ///
  /// - Parameter layer: The layer to copy.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATextLayer {
      values = layer.layerAnimations == nil ? layer.values : layer.shownValues ?? layer.values
    }
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
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

  /// The text, as a `String` or an `NSAttributedString`. For other objects, nothing is drawn. The default is nil.
  open var string: Any? {
    get { values.string }
    set { changeText { $0.string = newValue } }
  }

  /// The font of plain text: a `UIFont`, whose size is ignored, a `CGFont`, or the name of a font.
  ///
  /// For any other object, Helvetica is used. A name that is not installed is replaced by the most similar font. The default is
  /// nil, which means Helvetica.
  open var font: Any? {
    get { values.font }
    set { changeText { $0.font = newValue } }
  }

  /// The font size of plain text, in points. Nothing is drawn if it is 0 or less. The property is animatable. The
  /// default is 36.
  open var fontSize: CGFloat {
    get { values.fontSize }
    set { if newValue != values.fontSize { changeText(.fontSize) { $0.fontSize = newValue } } }
  }

  /// The color of plain text, and of attributed text without a color. If nil, the text is not drawn. The property is
  /// animatable. The default is opaque white.
  open var foregroundColor: CGColor? {
    get { values.color }
    set { if newValue != values.color { changeText(.foregroundColor) { $0.color = newValue } } }
  }

  /// A Boolean value that determines whether lines are broken at the width of the bounds. The default is false, which
  /// draws one line for each paragraph.
  open var isWrapped: Bool {
    get { values.isWrapped }
    set { if newValue != values.isWrapped { changeText { $0.isWrapped = newValue } } }
  }

  /// The part of a line that is replaced by an ellipsis if the line is too long. The default is `.none`, which clips
  /// the text at the edge.
  ///
  /// In wrapped text, every mode but `.none` truncates the end of the last line that fits.
  open var truncationMode: CATextLayerTruncationMode {
    get { values.truncation }
    set { if newValue != values.truncation { changeText { $0.truncation = newValue } } }
  }

  /// The horizontal alignment of the lines. The alignment of a paragraph style in attributed text overrides it. The
  /// default is `.natural`.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { values.alignment }
    set { if newValue != values.alignment { changeText { $0.alignment = newValue } } }
  }

  /// A Boolean value that determines whether glyphs can be positioned at fractions of a pixel. The value is stored but
  /// has no effect: such positions are always allowed. The default is false.
  open var allowsFontSubpixelQuantization: Bool {
    get { values.allowsQuantization }
    set { values.allowsQuantization = newValue }
  }

  /// Draws the text, clipped to the bounds.
  ///
  /// - Parameter ctx: A context in the layer's coordinate system.
  open override func draw(in ctx: CGContext) {
    let current = layerAnimations == nil ? values : shownValues ?? values
    let bounds = modelValues.bounds
    guard let color = current.color, let layout = current.layout(in: bounds.size) else { return }
    ctx.saveGState()
    ctx.clip(to: bounds)
    layout.draw(in: ctx, at: bounds.origin, color: color)
    ctx.restoreGState()
  }

  // MARK: Values for the layer tree

  package override func extraValue(_ key: LayerKey, shown: Bool) -> LayerValue? {
    let values = shown ? shownValues ?? values : values
    switch key {
    case .fontSize: return .number(Double(values.fontSize))
    case .foregroundColor: return values.color.map { .color($0) }
    default: return nil
    }
  }

  package override func setExtraValue(_ key: LayerKey, _ value: LayerValue?, shown: Bool) {
    var changedValues = shown ? shownValues ?? values : values
    switch key {
    case .fontSize: changedValues.fontSize = value?.number.map { CGFloat($0) } ?? changedValues.fontSize
    case .foregroundColor: changedValues.color = value?.color
    default: return
    }
    if shown { shownValues = changedValues } else { changeText { $0 = changedValues } }
  }

  package override func resetPresentationExtras() { shownValues = nil }

  package override func duplicateForPresentation() -> CALayer? {
    type(of: self) == CATextLayer.self ? CATextLayer(layer: self) : super.duplicateForPresentation()
  }

  package override func displayPresentation() { displayByDrawing() }
}

import CoreGraphics
import Foundation

/// A control or symbol in a row of a table view, such as the disclosure indicator, the checkmark, the detail button, or
/// a control that deletes, inserts, selects or reorders rows.
@MainActor
final class RowControl: UIControl {
  package override var hasTapPrecedence: Bool { true }
  enum Kind: Equatable { case disclosure, checkmark, detail, delete, insert, selection, reorderControl }

  let kind: Kind
  let glyphView: AccessoryGlyphView
  /// A closure that is called after a tap, or `nil` if the control has no action.
  var onTap: (() -> Void)?
  /// The vertical offset of the symbol from the middle of the control, in points. It is 1 for editing controls at any text size
  /// (measured, `table-edit-controls-62` in table-cases.json).
  private var glyphOffset: CGFloat {
    switch kind {
    case .delete, .insert, .selection: 1
    case .disclosure, .checkmark, .detail, .reorderControl: 0
    }
  }

  init(_ kind: Kind) {
    self.kind = kind
    let glyph: AccessoryGlyph =
      switch kind {
      case .disclosure: .disclosure
      case .checkmark: .checkmark
      case .detail: .detail
      case .delete: .delete
      case .insert: .insert
      case .selection: .selection(isSelected: false)
      case .reorderControl: .reorderControl
      }
    glyphView = AccessoryGlyphView(glyph, size: .zero)
    super.init(frame: .zero)
    addSubview(glyphView)
    switch kind {
    case .disclosure, .reorderControl: glyphView.lineColor = .tertiaryLabel
    case .delete: (glyphView.lineColor, glyphView.discColor) = (.white, .systemRed)
    case .insert: (glyphView.lineColor, glyphView.discColor) = (.white, .systemGreen)
    case .selection: glyphView.lineColor = .tertiaryLabel
    case .checkmark, .detail: break
    }
    switch kind {
    case .disclosure, .checkmark, .selection: isUserInteractionEnabled = false
    case .delete, .insert, .detail: addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    case .reorderControl: break
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the size of the symbol, and returns the size of the control.
  func updateSize(_ metrics: AccessoryMetrics, rowHeight: CGFloat) -> CGSize {
    switch kind {
    case .disclosure: glyphView.glyphSize = metrics.disclosure
    case .checkmark: glyphView.glyphSize = metrics.checkmark
    case .detail: glyphView.glyphSize = CGSize(width: metrics.detail, height: metrics.detail)
    case .delete, .insert, .selection:
      glyphView.glyphSize = CGSize(width: metrics.discDiameter, height: metrics.discDiameter)
    case .reorderControl: glyphView.glyphSize = metrics.reorderControl
    }
    switch kind {
    case .disclosure, .checkmark: return glyphView.glyphSize
    case .detail: return CGSize(width: metrics.slot, height: metrics.slot)
    case .delete, .insert, .selection: return metrics.control
    case .reorderControl: return CGSize(width: metrics.reorderControl.width, height: rowHeight)
    }
  }

  func show(isSelected: Bool) {
    guard kind == .selection else { return }
    glyphView.glyph = .selection(isSelected: isSelected)
    glyphView.lineColor = isSelected ? .white : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlipped = kind == .disclosure && effectiveUserInterfaceLayoutDirection == .rightToLeft
    glyphView.bounds = CGRect(origin: .zero, size: kind == .reorderControl ? glyphView.glyphSize : bounds.size)
    var center = CGPoint(x: bounds.midX, y: bounds.midY + glyphOffset)
    if kind == .reorderControl {
      // The lines of the reorder control are at whole points (measured, `table-edit-controls-62` in table-cases.json).
      center.y = ((bounds.height - glyphView.glyphSize.height) / 2).rounded(.up) + glyphView.glyphSize.height / 2
    }
    glyphView.center = center
    if kind == .disclosure { glyphView.transform = isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity }
  }

  /// Extends the touch area to at least 44 points, regardless of the size of the control.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extraWidth = max(0, (AccessoryMetrics.minimumTouchLength - bounds.width) / 2)
    let extraHeight = max(0, (AccessoryMetrics.minimumTouchLength - bounds.height) / 2)
    return bounds.insetBy(dx: -extraWidth, dy: -extraHeight).contains(point)
  }
}

import CoreGraphics
import Foundation

/// A control or symbol in a row of a table view: the disclosure indicator, the checkmark, the detail button, and the
/// controls that delete, insert, select and reorder rows.
@MainActor
final class RowControl: UIControl {
  package override var hasTapPrecedence: Bool { true }
  enum Kind: Equatable { case disclosure, checkmark, detail, delete, insert, selection, reorderControl }

  let kind: Kind
  let mark: AccessoryGlyphView
  /// A closure that is called after a tap, or `nil` if the control has no action.
  var onTap: (() -> Void)?
  /// The vertical offset of the symbol from the middle of the control, in points. It is 1 for editing controls at any
  /// text size (measured, `table-edit-controls-62`).
  private var markOffset: CGFloat {
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
    mark = AccessoryGlyphView(glyph, size: .zero)
    super.init(frame: .zero)
    addSubview(mark)
    switch kind {
    case .disclosure, .reorderControl: mark.lineColor = .tertiaryLabel
    case .delete: (mark.lineColor, mark.discColor) = (.white, .systemRed)
    case .insert: (mark.lineColor, mark.discColor) = (.white, .systemGreen)
    case .selection: mark.lineColor = .tertiaryLabel
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
  func size(_ metrics: AccessoryMetrics, rowHeight: CGFloat) -> CGSize {
    switch kind {
    case .disclosure: mark.glyphSize = metrics.disclosure
    case .checkmark: mark.glyphSize = metrics.checkmark
    case .detail: mark.glyphSize = CGSize(width: metrics.detail, height: metrics.detail)
    case .delete, .insert, .selection: mark.glyphSize = CGSize(width: metrics.disc, height: metrics.disc)
    case .reorderControl: mark.glyphSize = metrics.reorderControl
    }
    switch kind {
    case .disclosure, .checkmark: return mark.glyphSize
    case .detail: return CGSize(width: metrics.slot, height: metrics.slot)
    case .delete, .insert, .selection: return metrics.control
    case .reorderControl: return CGSize(width: metrics.reorderControl.width, height: rowHeight)
    }
  }

  func show(isSelected: Bool) {
    guard kind == .selection else { return }
    mark.glyph = .selection(isSelected: isSelected)
    mark.lineColor = isSelected ? .white : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlipped = kind == .disclosure && effectiveUserInterfaceLayoutDirection == .rightToLeft
    mark.bounds = CGRect(origin: .zero, size: kind == .reorderControl ? mark.glyphSize : bounds.size)
    var center = CGPoint(x: bounds.midX, y: bounds.midY + markOffset)
    if kind == .reorderControl {
      // The lines of the reorder control are at whole points (measured, `table-edit-controls-62`).
      center.y = ((bounds.height - mark.glyphSize.height) / 2).rounded(.up) + mark.glyphSize.height / 2
    }
    mark.center = center
    if kind == .disclosure { mark.transform = isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity }
  }

  /// Extends the touch area to at least 44 points, regardless of the size of the control.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let extraWidth = max(0, (AccessoryMetrics.touch - bounds.width) / 2)
    let higher = max(0, (AccessoryMetrics.touch - bounds.height) / 2)
    return bounds.insetBy(dx: -extraWidth, dy: -higher).contains(point)
  }
}

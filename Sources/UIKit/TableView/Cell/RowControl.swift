import CoreGraphics
import Foundation

/// A mark or control at the end of a table's row: the chevron, the checkmark, the button for details, the controls that
/// delete, insert and move.
@MainActor
final class RowControl: UIControl {
  package override var takesTaps: Bool { true }
  enum Kind: Equatable { case disclosure, checkmark, detail, delete, insert, selection, grip }

  let kind: Kind
  let mark: AccessoryGlyphView
  /// What a tap does.
  var onTap: (() -> Void)?
  /// How far below the middle of the control its mark is, in points: 1 for the controls for editing, at any text size
  /// (measured, `table-edit-controls-62`).
  private var markOffset: CGFloat {
    switch kind {
    case .delete, .insert, .selection: 1
    case .disclosure, .checkmark, .detail, .grip: 0
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
      case .grip: .grip
      }
    mark = AccessoryGlyphView(glyph, size: .zero)
    super.init(frame: .zero)
    addSubview(mark)
    switch kind {
    case .disclosure, .grip: mark.markColor = .tertiaryLabel
    case .delete: (mark.markColor, mark.groundColor) = (.white, .systemRed)
    case .insert: (mark.markColor, mark.groundColor) = (.white, .systemGreen)
    case .selection: mark.markColor = .tertiaryLabel
    case .checkmark, .detail: break
    }
    switch kind {
    case .disclosure, .checkmark, .selection: isUserInteractionEnabled = false
    case .delete, .insert, .detail: addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    case .grip: break
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The sizes of the control and its mark.
  func size(_ metrics: AccessoryMetrics, rowHeight: CGFloat) -> CGSize {
    switch kind {
    case .disclosure: mark.glyphSize = metrics.disclosure
    case .checkmark: mark.glyphSize = metrics.checkmark
    case .detail: mark.glyphSize = CGSize(width: metrics.detail, height: metrics.detail)
    case .delete, .insert, .selection: mark.glyphSize = CGSize(width: metrics.disc, height: metrics.disc)
    case .grip: mark.glyphSize = metrics.grip
    }
    switch kind {
    case .disclosure, .checkmark: return mark.glyphSize
    case .detail: return CGSize(width: metrics.slot, height: metrics.slot)
    case .delete, .insert, .selection: return metrics.control
    case .grip: return CGSize(width: metrics.grip.width, height: rowHeight)
    }
  }

  func show(isSelected: Bool) {
    guard kind == .selection else { return }
    mark.glyph = .selection(isSelected: isSelected)
    mark.markColor = isSelected ? .white : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlipped = kind == .disclosure && effectiveUserInterfaceLayoutDirection == .rightToLeft
    mark.bounds = CGRect(origin: .zero, size: kind == .grip ? mark.glyphSize : bounds.size)
    var center = CGPoint(x: bounds.midX, y: bounds.midY + markOffset)
    if kind == .grip {
      // Its lines begin at whole points (measured, `table-edit-controls-62`).
      center.y = ((bounds.height - mark.glyphSize.height) / 2).rounded(.up) + mark.glyphSize.height / 2
    }
    mark.center = center
    if kind == .disclosure { mark.transform = isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity }
  }

  /// Fingers need 44 points, whatever the size of what is seen.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let more = max(0, (AccessoryMetrics.touch - bounds.width) / 2)
    let higher = max(0, (AccessoryMetrics.touch - bounds.height) / 2)
    return bounds.insetBy(dx: -more, dy: -higher).contains(point)
  }
}

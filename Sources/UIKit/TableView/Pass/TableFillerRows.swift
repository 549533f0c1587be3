import Foundation

/// A view that shows the separators of the empty rows below the last row of a plain table.
///
/// One separator is replicated by the layer, so any number of filler rows is a single view with one subview.
@MainActor
final class TableFillerRows: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  private let line = SeparatorView(color: SeparatorView.rowColor)

  /// Creates a view without filler rows.
  init() {
    super.init(frame: .zero)
    super.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the separators of the filler rows.
  ///
  /// - Parameters:
  ///   - row: The size of a filler row, in points. A height that is less than the thickness of a separator is replaced
  ///     with that thickness.
  ///   - extent: The height that the rows fill, in points. It must not be negative.
  ///   - insets: The insets of the separators from the edges of the rows, in points.
  ///   - color: The color of the separators.
  func update(row: CGSize, extent: CGFloat, insets: NSDirectionalEdgeInsets, color: UIColor) {
    guard let replicator = layer as? CAReplicatorLayer else { return }
    let size = CGSize(width: row.width, height: max(row.height, SeparatorView.thickness))
    // The layer changes only if this number changes. In most frames of a scroll, nothing changes here.
    let count = Int((extent / size.height).rounded(.up))
    let frame = SeparatorView.frame(
      in: size, insets: insets, isTop: false, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    UIView.withoutAnimation {
      replicator.instanceCount = count
      replicator.instanceTransform = CATransform3DMakeTranslation(0, size.height, 0)
      if line.frame != frame { line.frame = frame }
      if line.backgroundColor != color { line.backgroundColor = color }
    }
  }
}

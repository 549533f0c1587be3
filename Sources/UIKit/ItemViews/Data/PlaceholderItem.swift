import Foundation

/// A cell that represents no item of the data: a placeholder for a dropped item, or the gap of a drag.
///
/// `DataMapping.path(of:)` returns its index path.
@MainActor final class PlaceholderItem {
  /// The reuse identifier of the empty cells that keep space open where dragged items would be dropped.
  nonisolated static let gapIdentifier = "tessera.gap"

  /// The reuse identifier of the placeholder's cell.
  let reuseIdentifier: String
  /// Indicates whether the placeholder is the gap of a drag, which is invisible.
  let isGap: Bool
  /// The height of the placeholder in a table view, in points, or `nil` for the row height.
  let height: CGFloat?
  private let configure: (UIView) -> Void

  /// Creates a placeholder with a cell of a registered class.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The reuse identifier of the placeholder's cell.
  ///   - isGap: `true` for the gap of a drag.
  ///   - height: The height of the placeholder in a table view, in points, or `nil` for the row height.
  ///   - configure: A closure that configures the placeholder's cell.
  init(
    reuseIdentifier: String, isGap: Bool = false, height: CGFloat? = nil,
    configure: @escaping (UIView) -> Void = { _ in }
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.isGap = isGap
    self.height = height
    self.configure = configure
  }

  /// Configures a cell that was dequeued for the placeholder.
  func update(_ cell: UIView) { configure(cell) }
}

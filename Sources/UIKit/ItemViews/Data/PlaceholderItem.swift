import Foundation

/// A cell among the items that represents no item of the data: a placeholder, or the gap for dropped items.
///
/// `DataMapping.path(of:)` is its index path.
@MainActor final class PlaceholderItem {
  /// The reuse identifier of the cells of gaps.
  nonisolated static let gapIdentifier = "tessera.gap"

  /// The reuse identifier of its cell.
  let reuseIdentifier: String
  /// Indicates whether it is a gap, which is invisible.
  let isGap: Bool
  /// The height in a table view, in points, or `nil` for that of the rows.
  let height: CGFloat?
  private let configure: (UIView) -> Void

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The reuse identifier of its cell.
  ///   - isGap: `true` for the gap of a drag.
  ///   - height: The height in a table view, in points, or `nil` for that of the rows.
  ///   - configure: A closure that configures its cell.
  init(
    reuseIdentifier: String, isGap: Bool = false, height: CGFloat? = nil,
    configure: @escaping (UIView) -> Void = { _ in }
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.isGap = isGap
    self.height = height
    self.configure = configure
  }

  /// Configures its cell.
  func update(_ cell: UIView) { configure(cell) }
}

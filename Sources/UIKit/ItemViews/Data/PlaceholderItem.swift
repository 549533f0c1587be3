import Foundation

/// A cell among the items that represents no item of the data: a placeholder, or the gap for dropped items.
///
/// Its index path is `DataMapping.path(of:)`.
@MainActor final class PlaceholderItem {
  /// The reuse identifier of the cells of gaps.
  nonisolated static let gapIdentifier = "tessera.gap"

  /// The reuse identifier of the placeholder's cell.
  let reuseIdentifier: String
  /// Indicates whether the placeholder is the gap of a drag, which is invisible.
  let isGap: Bool
  /// The height in a table view, in points, or `nil` to use the row height.
  let height: CGFloat?
  private let configure: (UIView) -> Void

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The reuse identifier of its cell.
  ///   - isGap: `true` for the gap of a drag.
  ///   - height: The height in a table view, in points, or `nil` to use the row height.
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

  /// Configures the placeholder's cell.
  func update(_ cell: UIView) { configure(cell) }
}

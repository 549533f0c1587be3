import Foundation

/// A cell among the items that stands for no item of the data: a placeholder, or the gap for what would be dropped.
///
/// Where it is shown says `DataMapping.path(of:)`.
@MainActor final class PlaceholderItem {
  /// The reuse identifier of its cell.
  let reuseIdentifier: String
  /// Whether it is the gap, of which nothing is seen.
  let isGap: Bool
  /// Its height in a table view, in points; nil: as for the rows.
  let height: CGFloat?
  private let configure: (UIView) -> Void

  /// A placeholder.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The reuse identifier of its cell.
  ///   - isGap: Whether it is the gap of a drag.
  ///   - height: Its height in a table view.
  ///   - configure: Configures its cell.
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

import CoreGraphics
import Foundation

/// A placeholder row for data that the data source does not contain yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// A closure that configures the placeholder's cell. The default is `nil`.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder with a cell of a registered class.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path in the data at which the placeholder is inserted.
  ///   - reuseIdentifier: The reuse identifier of the cell, for which a class must be registered.
  ///   - rowHeight: The height of the row in points, or `UITableView.automaticDimension` to measure the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

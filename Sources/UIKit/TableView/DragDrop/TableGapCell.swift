import Foundation

/// The cell of the gap of a drag: nothing is seen of it.
@MainActor final class TableGapCell: UITableViewCell {
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}

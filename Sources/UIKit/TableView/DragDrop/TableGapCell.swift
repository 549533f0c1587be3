import Foundation

/// The invisible cell of the gap that a drag opens between rows.
@MainActor final class TableGapCell: UITableViewCell {
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}

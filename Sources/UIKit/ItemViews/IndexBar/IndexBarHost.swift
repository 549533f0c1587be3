import Foundation

/// The interface of an item view for its index bar.
@MainActor
protocol IndexBarHost: UIScrollView {
  /// Requests the titles of the index from the data source. Returns an empty array if the view shows no index.
  func askForIndexTitles() -> [String]
  /// Sets the colors of the bar.
  func styleIndexBar(_ bar: IndexBar)
  /// Scrolls to the items of a title.
  func scroll(toIndexTitle title: String, at index: Int)
}

extension IndexBarHost {
  func styleIndexBar(_ bar: IndexBar) {}
}

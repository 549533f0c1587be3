import Foundation

/// What the index at the trailing edge asks of an item view.
@MainActor
protocol IndexBarHost: UIScrollView {
  /// Asks the data source for the titles of the index; none where the index is not to be shown.
  func askForIndexTitles() -> [String]
  /// Gives the bar the colours that the application wants.
  func styleIndexBar(_ bar: IndexBar)
  /// Scrolls to what a title of the index stands for.
  func scroll(toIndexTitle title: String, at index: Int)
}

extension IndexBarHost {
  func styleIndexBar(_ bar: IndexBar) {}
}

/// A search in front of a controller's content. The search controller is in a higher layer.
@MainActor protocol ActiveSearch: AnyObject {
  /// The text of the search, or `nil` if the search is not active.
  var searchText: String? { get }
  /// Positions the view of the search in front of the content.
  func positionOverlay()
}

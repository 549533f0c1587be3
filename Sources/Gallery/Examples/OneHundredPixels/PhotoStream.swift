import UIKit

/// The streams of the photo service. Each stream is a section of the collection view.
enum PhotoStream: Int, CaseIterable {
  case popular, editors, upcoming

  /// The title that is shown below the stack.
  var title: String {
    switch self {
    case .popular: return "Popular"
    case .editors: return "Editors\u{2019} Choice"
    case .upcoming: return "Upcoming"
    }
  }

  /// The path of the stream relative to the address of the service.
  var path: String {
    switch self {
    case .popular: return "photos/popular"
    case .editors: return "photos/editors"
    case .upcoming: return "photos/upcoming"
    }
  }
}

import UIKit

/// The streams of the photo service, a section each.
enum PhotoStream: Int, CaseIterable {
  case popular, editors, upcoming

  /// What stands below the stack.
  var title: String {
    switch self {
    case .popular: return "Popular"
    case .editors: return "Editors\u{2019} Choice"
    case .upcoming: return "Upcoming"
    }
  }

  /// Where the stream is, below the service's address.
  var path: String {
    switch self {
    case .popular: return "photos/popular"
    case .editors: return "photos/editors"
    case .upcoming: return "photos/upcoming"
    }
  }
}

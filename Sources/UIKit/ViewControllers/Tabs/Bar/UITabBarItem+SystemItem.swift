extension UITabBarItem {
  /// A predefined item of a tab bar.
  public enum SystemItem: Int, Sendable {
    /// An item with an ellipsis and the title "More".
    case more = 0
    /// An item with a star and the title "Favorites".
    case favorites = 1
    /// An item with a star and the title "Featured".
    case featured = 2
    /// An item with a star and the title "Top Rated".
    case topRated = 3
    /// An item with a clock and the title "Recents".
    case recents = 4
    /// An item with a person and the title "Contacts".
    case contacts = 5
    /// An item with a clock and the title "History".
    case history = 6
    /// An item with a book and the title "Bookmarks".
    case bookmarks = 7
    /// An item with a magnifying glass and the title "Search".
    case search = 8
    /// An item with an arrow and the title "Downloads".
    case downloads = 9
    /// An item with a clock and the title "Most Recent".
    case mostRecent = 10
    /// An item with lines and the title "Most Viewed".
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  /// The title that the system shows for the item, in English.
  package var title: String {
    switch self {
    case .more: return "More"
    case .favorites: return "Favorites"
    case .featured: return "Featured"
    case .topRated: return "Top Rated"
    case .recents: return "Recents"
    case .contacts: return "Contacts"
    case .history: return "History"
    case .bookmarks: return "Bookmarks"
    case .search: return "Search"
    case .downloads: return "Downloads"
    case .mostRecent: return "Most Recent"
    case .mostViewed: return "Most Viewed"
    }
  }

  /// The name of the system image that the item shows.
  private var symbol: String {
    switch self {
    case .more: return "ellipsis"
    case .favorites, .featured, .topRated: return "star.fill"
    case .recents, .history, .mostRecent: return "clock.fill"
    case .contacts: return "person.crop.circle"
    case .bookmarks: return "book.fill"
    case .search: return "magnifyingglass"
    case .downloads: return "arrow.down.circle.fill"
    case .mostViewed: return "list.number"
    }
  }

  /// The symbol image that represents the system item.
  package var image: UIImage? { UIImage(systemName: symbol) }
}

import GalleryLibrary
import UIKit

/// The search: what the user types, conditions as tokens, and suggestions.
extension LibraryViewController: UISearchResultsUpdating, UISearchBarDelegate {
  func addSearch() {
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    // The standard color of the field is nearly that of the photos' background in light.
    search.searchBar.searchTextField.backgroundColor = .tertiarySystemFill
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    placeSearchBar()
  }

  /// The smallest width in which the search bar, the title and the buttons are beside each other, in points.
  private static let widthForSearch: CGFloat = 520

  /// Places the search bar below the title at the text sizes of accessibility, and beside the sidebar of a small window. Beside the
  /// title, it would leave no space for the title.
  func placeSearchBar() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    // The longer text would be cut off.
    search.searchBar.placeholder = isLarge ? "Search" : "Names, dates, places"
    let width = view.bounds.inset(by: view.safeAreaInsets).width
    // The view has no size before it is in a window.
    let isStacked = isLarge || width > 0 && width < Self.widthForSearch
    let placement: UINavigationItem.SearchBarPlacement = isStacked ? .stacked : .automatic
    if navigationItem.preferredSearchBarPlacement != placement {
      navigationItem.preferredSearchBarPlacement = placement
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let field = searchController.searchBar.searchTextField
    var query = PhotoSearch(searchController.searchBar.text ?? "")
    query.tokens += field.tokens.compactMap { $0.representedObject as? SearchToken }
    find(query)
    suggest(for: searchController)
  }

  /// Replaces the words that a suggestion completes by its token.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let suggestion = searchSuggestion.representedObject as? LibraryDatabase.SearchSuggestion else { return }
    let field = searchController.searchBar.searchTextField
    let words = (searchController.searchBar.text ?? "").split { $0.isWhitespace || $0 == "," }
    let rest = words.dropLast(suggestion.wordCount).joined(separator: " ")
    let token = UISearchToken(
      icon: UIImage(systemName: suggestion.token.symbol), text: PhotoTexts.title(of: suggestion))
    token.representedObject = suggestion.token
    field.insertToken(token, at: field.tokens.count)
    searchController.searchBar.text = rest
    updateSearchResults(for: searchController)
  }

  /// Hides the suggestions, which cover photos, when the user presses Return. The keys then belong to the photos.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    suggestionNumber += 1
    searchBar.searchTextField.resignFirstResponder()
    becomeFirstResponder()
  }

  /// Reads suggestions in the background. Those of an earlier text are not shown.
  private func suggest(for searchController: UISearchController) {
    suggestionNumber += 1
    // The results of the current text wait in the same queue.
    suggestionRequest?.cancel()
    guard searchController.isActive, let database = library.database else {
      searchController.searchSuggestions = nil
      return
    }
    let number = suggestionNumber
    let text = searchController.searchBar.text ?? ""
    var chosen = PhotoSearch()
    chosen.tokens = searchController.searchBar.searchTextField.tokens.compactMap {
      $0.representedObject as? SearchToken
    }
    let others = chosen.within(collection.scope)
    let kinds = PhotoTexts.kinds
    suggestionRequest = library.searches.read { [weak self] in
      let suggestions = (try? database.suggestions(for: text, kinds: kinds, among: others)) ?? []
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.suggestionNumber == number else { return }
          self.search.searchSuggestions = suggestions.map(Self.item)
        }
      }
    }
  }

  private static func item(_ suggestion: LibraryDatabase.SearchSuggestion) -> UISearchSuggestionItem {
    let title = PhotoTexts.title(of: suggestion)
    let text = NSMutableAttributedString(string: title)
    var description = title
    if let count = suggestion.photoCount {
      let number = "\u{2002}" + PhotoTexts.number(count)
      text.append(NSAttributedString(string: number, attributes: [.foregroundColor: UIColor.secondaryLabel]))
      description += ", " + PhotoTexts.count(count, videos: nil)
    }
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: text, localizedDescription: description,
      iconImage: UIImage(systemName: suggestion.token.symbol))
    item.representedObject = suggestion
    return item
  }

  /// The maximum number of problems that an empty library shows.
  private static let maximumProblems = 5

  /// Returns the configuration that is shown if there are no photos: the progress, or the reason. For a folder, the reason is found
  /// out again, and shown when it is known.
  func emptyState() -> UIContentUnavailableConfiguration {
    if photos.isLoading { return .loading() }
    if photos.scope != collection.scope { return emptySearch }
    if library.state == .opening { return .loading() }
    if case .indexing(let progress) = library.state {
      var loading = UIContentUnavailableConfiguration.loading()
      loading.text = PhotoTexts.progress(progress)
      return loading
    }
    if case .folder(let path) = collection.scope {
      let reading = library.readEmptyFolder(path, for: self) { [weak self] reason in
        guard let self, photos.count == 0 else { return }
        emptyFolder = reason
        if showsEmptyFolder { contentUnavailableConfiguration = emptyCollection }
      }
      if case .value(let reason) = reading { emptyFolder = reason }
    }
    return emptyCollection
  }

  /// A Boolean value that indicates whether the screen shows the reason why its folder has no photos, and not that no photo matches,
  /// or the progress.
  private var showsEmptyFolder: Bool {
    guard photos.count == 0, !photos.isLoading, photos.scope == collection.scope else { return false }
    return library.isUpToDate
  }

  /// The configuration that is shown if the part of the library has no photos.
  private var emptyCollection: UIContentUnavailableConfiguration {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: collection.symbol)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let texts = collection.emptyTexts(emptyFolder, isBrief: isLarge)
    empty.text = texts.title
    let problems = collection.scope == .all ? library.problems.prefix(Self.maximumProblems) : []
    empty.secondaryText = (problems.isEmpty ? [texts.advice] : Array(problems)).joined(separator: "\n")
    if collection.scope == .all, library.database != nil {
      empty.button = .gray()
      empty.button.title = "Add Folder…"
      empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.showFolderPickerOfWindow() }
      empty.secondaryButton = .plain()
      empty.secondaryButton.title = "Add Photos…"
      empty.secondaryButtonProperties.primaryAction = UIAction { [weak self] _ in self?.showPhotoPickerOfWindow() }
    }
    return empty
  }

  /// The configuration that is shown if no photo matches.
  var emptySearch: UIContentUnavailableConfiguration {
    var empty = UIContentUnavailableConfiguration.search()
    let tokens = search.searchBar.searchTextField.tokens.count
    empty.secondaryText =
      tokens > 1
      ? "No photo meets all conditions. Remove one of them."
      : "Try a name, a date such as “March 2024” or “last year”, an album, a camera or a place."
    return empty
  }
}

extension SearchToken {
  /// The name of the system image that represents the token.
  var symbol: String {
    switch self {
    case .album: "square.stack"
    case .camera: "camera"
    case .place: "mappin"
    case .days: "calendar"
    case .kind(.favourites): "heart"
    case .kind(.videos): "video"
    case .kind(.gifs): "photo.on.rectangle"
    }
  }
}

extension PhotoTexts {
  /// The display names of the kinds of photos. Search suggestions show these names, and the typed text is compared with them.
  static let kinds: [PhotoKind: String] = [.favourites: "Favourites", .videos: "Videos", .gifs: "GIFs"]

  /// Returns the title of a suggestion: a name, or a date such as "March 2024".
  static func title(of suggestion: LibraryDatabase.SearchSuggestion) -> String {
    switch suggestion.token {
    case .album, .camera, .place: suggestion.name
    case .kind(let kind): kinds[kind] ?? ""
    case .days(let days): title(of: days)
    }
  }

  /// Returns a year, a month, a day, or the first and the last day.
  private static func title(of days: ClosedRange<CivilTime>) -> String {
    let date = days.lowerBound.date
    if days == SearchDates.days(year: date.year) { return "\(date.year)" }
    if days == SearchDates.days(year: date.year, month: date.month) { return month(date.month, of: date.year) }
    let (first, last) = (days.lowerBound.shortText, days.upperBound.shortText)
    return first == last ? first : "\(first) – \(last)"
  }
}

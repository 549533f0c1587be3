import UIKit

/// An address book with an index bar, search scopes, and search tokens for groups.
final class ContactsViewController: UITableViewController {
  private let contacts: [Contact]
  private let letters: [String]
  private let sections: [[Contact]]
  private let results = ContactResultsController()

  /// The search controller of the navigation item.
  private(set) lazy var search = UISearchController(searchResultsController: results)

  init(contacts: [Contact] = Contact.all) {
    self.contacts = contacts
    let groups = Dictionary(grouping: contacts) { String($0.family.prefix(1)) }
    letters = groups.keys.sorted()
    sections = letters.map { groups[$0] ?? [] }
    super.init(style: .plain)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { fatalError("ContactsViewController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Favorites"]
    search.searchBar.placeholder = "Names and groups"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  // MARK: The index

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    letters[section]
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + letters
  }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    // The magnifying glass is before the letters.
    max(0, index - 1)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.show(sections[indexPath.section][indexPath.row])
    return cell
  }

  // MARK: The groups as tokens

  private func token(of group: Contact.Group) -> UISearchToken {
    let token = UISearchToken(icon: UIImage(systemName: group.symbol), text: group.rawValue)
    token.representedObject = group
    return token
  }

  /// The groups that are tokens of the search field.
  private var chosenGroups: [Contact.Group] {
    search.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? Contact.Group }
  }
}

extension ContactsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let groups = chosenGroups
    let onlyFavorites = searchController.searchBar.selectedScopeButtonIndex == 1
    results.show(contacts.filter { $0.matches(text, groups: groups, onlyFavorites: onlyFavorites) })

    // The groups whose names begin with the text are suggested, until one of them is a token.
    let suggestedGroups = Contact.Group.allCases.filter {
      groups.isEmpty && $0.rawValue.lowercased().hasPrefix(text.lowercased())
    }
    searchController.searchSuggestions = suggestedGroups.map { group in
      let suggestion = UISearchSuggestionItem(
        localizedSuggestion: group.rawValue, localizedDescription: nil, iconImage: UIImage(systemName: group.symbol))
      suggestion.representedObject = group
      return suggestion
    }
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let group = searchSuggestion.representedObject as? Contact.Group else { return }
    let field = searchController.searchBar.searchTextField
    field.replaceTextualPortion(of: field.textualRange, with: token(of: group), at: field.tokens.count)
  }
}

/// The contacts that a search has found.
final class ContactResultsController: UITableViewController {
  private(set) var matchingContacts: [Contact] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }

  /// Shows contacts.
  ///
  /// - Parameter contacts: The contacts. If there are none, the screen shows a message.
  func show(_ contacts: [Contact]) {
    matchingContacts = contacts
    tableView.reloadData()
    contentUnavailableConfiguration = contacts.isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matchingContacts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.show(matchingContacts[indexPath.row])
    return cell
  }
}

extension UITableViewCell {
  /// Shows the name and the group of a contact.
  fileprivate func show(_ contact: Contact) {
    var content = UIListContentConfiguration.valueCell()
    content.text = contact.name
    content.secondaryText = contact.isFavorite ? "★ " + contact.group.rawValue : contact.group.rawValue
    contentConfiguration = content
  }
}

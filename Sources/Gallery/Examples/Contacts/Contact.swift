import UIKit

/// A person in the address book.
struct Contact: Hashable {
  /// The groups of contacts, by which a search can be limited.
  enum Group: String, CaseIterable {
    case family = "Family"
    case friends = "Friends"
    case work = "Work"

    /// The name of the system image that represents the group.
    var symbol: String {
      switch self {
      case .family: "heart"
      case .friends: "photo"
      case .work: "folder"
      }
    }
  }

  let givenName: String
  let family: String
  let group: Group
  let isFavorite: Bool

  var name: String { givenName + " " + family }

  /// Returns whether the contact matches what the user searches for.
  ///
  /// - Parameters:
  ///   - text: The text, each word of which must be the beginning of a name.
  ///   - groups: The groups. If there are any, the contact must belong to one of them.
  ///   - onlyFavorites: `true` to find favorites only.
  /// - Returns: `true` if the contact matches.
  func matches(_ text: String, groups: [Group], onlyFavorites: Bool) -> Bool {
    if onlyFavorites, !isFavorite { return false }
    if !groups.isEmpty, !groups.contains(group) { return false }
    return text.lowercased().split(separator: " ").allSatisfy { word in
      givenName.lowercased().hasPrefix(word) || family.lowercased().hasPrefix(word)
    }
  }

  /// All contacts, sorted by family name.
  static let all: [Contact] = {
    let givenNames = [
      "Ada", "Ben", "Clara", "David", "Emma", "Felix", "Grace", "Hugo", "Ida", "Jonas", "Karla", "Leo", "Mia", "Noah",
      "Olga", "Paul", "Rosa", "Simon", "Tilda", "Victor",
    ]
    let family = [
      "Abbott", "Adler", "Baker", "Becker", "Carter", "Cole", "Dahl", "Dean", "Ellis", "Evans", "Fischer", "Ford",
      "Grant", "Gray", "Hale", "Huber", "Irwin", "Jansen", "Keller", "Lang", "Lind", "Marsh", "Meyer", "Nolan", "Novak",
      "Olsen", "Park", "Quinn", "Reed", "Roth", "Sato", "Stone", "Tanaka", "Turner", "Vogel", "Wagner", "Weber", "York",
      "Zander",
    ]
    return family.enumerated().flatMap { number, family in
      (0...(number % 2)).map { firstNameIndex in
        let seed = number * 2 + firstNameIndex
        return Contact(
          givenName: givenNames[seed * 7 % givenNames.count], family: family,
          group: Group.allCases[seed * 5 % Group.allCases.count], isFavorite: seed % 5 == 0)
      }
    }
  }()
}

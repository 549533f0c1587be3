import Foundation
import PropertyListReading

/// The saved state of an application as a property list.
struct SavedState {
  /// The saved state of one object, with the path that identifies it.
  struct Entry {
    /// The kind of an object whose state is saved.
    enum Kind: String {
      /// A view controller. Its path consists of the restoration identifiers of its ancestors and of itself.
      case controller
      /// A view. Its path consists of the path of its view controller and the view's restoration identifier.
      case view
      /// An object that was registered with `registerObject(forStateRestoration:restorationIdentifier:)`.
      case object
    }

    var kind: Kind
    var path: [String]
    /// The name of the restoration class, or nil if the object had none.
    var type: String?
    /// The storyboard identifier of the view controller, or nil if a storyboard did not create the object.
    var storyboardIdentifier: String?
    /// Indicates whether the view of a view controller was loaded.
    var isViewLoaded = false
    var values: [String: Any]
  }

  /// The version of the format. A file with a different version is ignored.
  private static let version = 1

  /// The values that the application's delegate has encoded.
  var application: [String: Any]
  /// The objects in the order in which they were saved. A container precedes its children.
  var entries: [Entry]

  init(application: [String: Any], entries: [Entry]) {
    self.application = application
    self.entries = entries
  }

  /// Creates a state from the contents of a file. Returns nil if the contents are damaged or have a different version.
  init?(_ data: Data) {
    guard
      let propertyList = try? PropertyListReader.contents(of: data) as? [String: Any],
      propertyList["version"] as? Int == Self.version,
      let application = propertyList["application"] as? [String: Any],
      let savedEntries = propertyList["entries"] as? [[String: Any]]
    else { return nil }
    self.application = application
    entries = []
    for entry in savedEntries {
      guard let kind = (entry["kind"] as? String).flatMap(Entry.Kind.init), let path = entry["path"] as? [String],
        !path.isEmpty, let values = entry["values"] as? [String: Any]
      else { return nil }
      entries.append(
        Entry(
          kind: kind, path: path, type: entry["type"] as? String,
          storyboardIdentifier: entry["storyboardIdentifier"] as? String,
          isViewLoaded: entry["isViewLoaded"] as? Bool ?? false, values: values))
    }
  }

  /// Returns the state as the contents of a file, which `init(_:)` reads.
  func data() throws -> Data {
    let entryDictionaries = entries.map { entry in
      var dictionary: [String: Any] = ["kind": entry.kind.rawValue, "path": entry.path, "values": entry.values]
      dictionary["type"] = entry.type
      dictionary["storyboardIdentifier"] = entry.storyboardIdentifier
      if entry.isViewLoaded { dictionary["isViewLoaded"] = true }
      return dictionary
    }
    let propertyList: [String: Any] = [
      "version": Self.version, "application": application, "entries": entryDictionaries,
    ]
    return try PropertyListSerialization.data(fromPropertyList: propertyList, format: .binary, options: 0)
  }
}

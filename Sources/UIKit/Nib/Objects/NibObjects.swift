import Foundation

/// Creates the objects of a nib file.
@MainActor struct NibObjects {
  private let document: NibDocument

  init(_ document: NibDocument) { self.document = document }

  /// Creates the objects, and connects them to each other and to their owner.
  ///
  /// - Parameters:
  ///   - owner: The File's Owner, or nil.
  ///   - external: The objects for the other placeholders, by the names of the placeholders.
  /// - Returns: The top-level objects.
  func make(owner: AnyObject?, external: [String: Any]) -> [Any] {
    let loading = NibLoading(document, neighbor: owner)
    var objects: [Any] = []
    let elements = document.root.elements(in: "objects")
    var placeholders: [(element: NibElement, object: NSObject)] = []
    for element in elements where element.name == "placeholder" {
      guard let id = element.id else { continue }
      let found: AnyObject?
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": found = owner
      case "IBFirstResponder": continue
      case let name: found = (name ?? element["userLabel"]).flatMap { external[$0] } as AnyObject?
      }
      guard let found else { continue }
      loading.objects[id] = found
      if let object = found as? NSObject { placeholders.append((element, object)) }
    }
    for element in elements where element.name != "placeholder" {
      let made: NSObject?
      if NibClasses.isController(element) {
        made = loading.makeController(element, creator: nil)
      } else if NibClasses.recognizers[element.name] == nil, element.name != "customObject",
        element.name != "barButtonItem", element.name != "navigationItem", NibClasses.isPossibleView(element)
      {
        made = loading.makeView(element)
      } else {
        made = loading.makeObject(element)
      }
      if let made { objects.append(made) }
    }
    loading.connect(placeholders)
    loading.awake()
    return objects
  }
}

import Foundation

/// A type that creates the objects of a nib file.
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
    let loader = NibLoader(document, moduleObject: owner)
    var objects: [Any] = []
    let elements = document.root.elements(in: "objects")
    var placeholders: [(element: NibElement, object: NSObject)] = []
    for element in elements where element.name == "placeholder" {
      guard let id = element.id else { continue }
      let object: AnyObject?
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": object = owner
      case "IBFirstResponder": continue
      case let name: object = (name ?? element["userLabel"]).flatMap { external[$0] } as AnyObject?
      }
      guard let object else { continue }
      loader.objects[id] = object
      if let placeholder = object as? NSObject { placeholders.append((element, placeholder)) }
    }
    for element in elements where element.name != "placeholder" {
      let object: NSObject?
      if NibClasses.isController(element) {
        object = loader.makeController(element, creator: nil)
      } else if NibClasses.recognizers[element.name] == nil, element.name != "customObject",
        element.name != "barButtonItem", element.name != "navigationItem", NibClasses.isPossibleView(element)
      {
        object = loader.makeView(element)
      } else {
        object = loader.makeObject(element)
      }
      if let object { objects.append(object) }
    }
    loader.connect(placeholders)
    loader.awakeObjects()
    return objects
  }
}

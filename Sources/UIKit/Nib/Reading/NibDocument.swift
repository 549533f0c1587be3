import Foundation

/// The contents of a nib or storyboard file.
final class NibDocument {
  /// Constants that specify the kind of an Interface Builder file. The raw value is the `type` attribute of the root element.
  enum Kind: String {
    /// A file with the objects of one owner.
    case xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    /// A file with the scenes of several view controllers.
    case storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  }

  /// The name of the file for messages, such as `Main.storyboard`.
  let fileName: String
  let kind: Kind
  /// The bundle that contains the images, named colors and localized strings that the file refers to.
  let bundle: Bundle
  /// The root element of the file, which has the name `document`.
  let root: NibElement
  /// The elements that have an identifier, by that identifier.
  let elements: [String: NibElement]
  /// The error at which reading ended, or nil if the file was read completely.
  let error: NibReadingError?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - fileName: The name of the file, for messages.
  ///   - bundle: The bundle with the resources of the file.
  /// - Throws: An error if the data is not a nib file in the form of XML. An error in the middle of a file is not thrown. Such an
  ///   error is stored in `error`, and the elements before the error are used.
  init(data: Data, fileName: String, bundle: Bundle) throws(NibReadingError) {
    if data.starts(with: Data("NIBArchive".utf8)) || data.starts(with: Data("bplist".utf8)) {
      throw NibReadingError(line: 1, problem: "compiled nibs cannot be read; add the .xib or .storyboard file itself")
    }
    let (root, error) = NibReader.read(data)
    guard let root else { throw error ?? NibReadingError(line: 1, problem: "the file contains no XML element") }
    guard root.name == "document" else {
      throw NibReadingError(line: root.line, problem: "<\(root.name)> is not the root of a nib or storyboard file")
    }
    guard let kind = root["type"].flatMap(Kind.init) else {
      throw NibReadingError(
        line: root.line, problem: "“\(root["type"] ?? "")” is not the type of an iOS nib or storyboard")
    }
    var elements: [String: NibElement] = [:]
    root.forEach { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
    }
    self.fileName = fileName
    self.kind = kind
    self.bundle = bundle
    self.root = root
    self.elements = elements
    self.error = error
  }

  /// Returns the color or image that the file declares under a name, with the value that it had in Xcode. `element` is the name
  /// of the XML element, such as `namedColor`. The result is nil if there is no such resource.
  func resource(_ element: String, named name: String) -> NibElement? {
    root.elements(in: "resources").first { $0.name == element && $0["name"] == name }
  }

  /// Returns the location of an element for messages: the file, the line and the object's identifier.
  func location(of element: NibElement) -> String {
    var owner: NibElement? = element
    while let current = owner, current.id == nil { owner = current.parent }
    let object = owner?.id.map { " (object \($0))" } ?? ""
    return "\(fileName):\(element.line)\(object)"
  }

  /// Reports an error in the file, with its location.
  func report(_ element: NibElement, _ problem: String) {
    Diagnostics.report("\(location(of: element)): \(problem)")
  }
}

import Foundation
import FoundationXML

/// Reads an XML file as a flat list of elements with their attributes, which is sufficient for schemes and workspaces.
final class XMLElements: NSObject, XMLParserDelegate {
  /// An element with its attributes and the names of the elements that contain it.
  struct Element {
    let name: String
    let attributes: [String: String]
    let parents: [String]
    let line: Int
  }

  private var elements: [Element] = []
  private var stack: [String] = []

  /// Returns the elements of a document in their order.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - path: The path that errors name.
  /// - Throws: A `FileError` with the line of the first mistake.
  static func read(_ data: Data, path: String) throws -> [Element] {
    let reader = XMLElements()
    // FoundationXML traps on attributes that are not UTF-8.
    let parser = XMLParser(data: Data(String(decoding: data, as: UTF8.self).utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // `XMLParser` accepts a file that ends within an element.
    guard parser.parse(), reader.stack.isEmpty, !reader.elements.isEmpty else {
      throw FileError(
        path, line: max(1, parser.lineNumber),
        "this is not well-formed XML: the file is cut short or was edited by hand")
    }
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    elements.append(Element(name: elementName, attributes: attributeDict, parents: stack, line: parser.lineNumber))
    stack.append(elementName)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    _ = stack.popLast()
  }
}

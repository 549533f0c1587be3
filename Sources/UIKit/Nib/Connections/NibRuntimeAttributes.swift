import Foundation

/// Functions that set the user-defined runtime attributes of objects. The attributes are set before the outlets (measured:
/// `nib-runtime-attribute-first` in nib-cases.json).
@MainActor enum NibRuntimeAttributes {
  /// Sets the attributes of an element on its object.
  static func apply(_ element: NibElement, to object: NSObject, in document: NibDocument) {
    for attribute in element.elements(in: "userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], !path.isEmpty else {
        document.report(attribute, "a runtime attribute of \(type(of: object)) has no key path; it is ignored")
        continue
      }
      let value = value(of: attribute, in: document)
      switch NibKeyPaths.set(path, of: object, to: value) {
      case .assigned: break
      case .missing:
        document.report(
          attribute,
          "\(type(of: object)) has no property “\(path)” that can be set by name; the runtime attribute is ignored")
      case .wrongType(let expected):
        document.report(
          attribute,
          "the value of the runtime attribute “\(path)” \(value.map { "has the type \(type(of: $0))" } ?? "is nil"), "
            + "but the property of \(type(of: object)) has the type \(expected); the property is not set")
      }
    }
  }

  private static func value(of element: NibElement, in document: NibDocument) -> Any? {
    switch element["type"] {
    case "boolean": return element.bool("value") ?? false
    case "string", "localizedString": return document.string(element, "value") ?? ""
    case "image": return document.image(element, "value")
    case "color": return document.color(element, "value")
    case "nil": return nil
    default: break
    }
    guard let child = element.child(key: "value") else { return element["value"] }
    switch child.name {
    case "integer": return child.integer("value") ?? 0
    case "real": return Double(child.number("value") ?? 0)
    case "size": return child.sizeValue ?? .zero
    case "point": return child.pointValue ?? .zero
    case "rect": return element.rect("value") ?? .zero
    case "range":
      return NSRange(location: child.integer("location") ?? 0, length: child.integer("length") ?? 0)
    case "color": return document.color(child)
    default: return child["value"]
    }
  }
}

/// The reason why a font is unavailable.
package struct FontError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// Why a font file could not be had.
package struct FontError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

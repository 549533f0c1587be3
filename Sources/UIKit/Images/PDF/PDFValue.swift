/// An object of a PDF file, or an operator of a content stream.
indirect enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case reference(Int)
  case keyword(String)

  var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }
  var name: String? {
    if case .name(let value) = self { return value }
    return nil
  }
  var array: [PDFValue]? {
    if case .array(let value) = self { return value }
    return nil
  }
  var dictionary: [String: PDFValue]? {
    if case .dictionary(let value) = self { return value }
    return nil
  }
}

/// The replacement of a range of elements in a sequence.
struct SequenceEdit {
  /// The indexes of the replaced elements, before any edit is applied.
  let range: Range<Int>
  /// The indexes of this edit's new elements in the list of all new elements.
  let elements: Range<Int>

  init(_ range: Range<Int>, _ elements: Range<Int>) {
    self.range = range
    self.elements = elements
  }
}

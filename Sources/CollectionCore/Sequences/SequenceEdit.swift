/// The replacement of elements of a sequence.
struct SequenceEdit {
  /// The indices of what is replaced, before any edit.
  let range: Range<Int>
  /// Where the new elements are in the list of all of them.
  let elements: Range<Int>

  init(_ range: Range<Int>, _ elements: Range<Int>) {
    self.range = range
    self.elements = elements
  }
}

/// A list of boxes for one thread that reuses its memory.
///
/// An array would check for unique ownership at each of its thousands of writes per frame. The owner must call
/// `deallocate()` and must not copy the list.
struct BoxList {
  var count = 0
  private var capacity = 64
  private var boxes = UnsafeMutablePointer<Box>.allocate(capacity: 64)

  func deallocate() { boxes.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Box { boxes[index] }

  @inline(__always)
  mutating func append(_ box: Box) {
    if count == capacity { grow() }
    (boxes + count).initialize(to: box)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Box>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: boxes, count: count)
    boxes.deallocate()
    boxes = larger
    capacity *= 2
  }
}

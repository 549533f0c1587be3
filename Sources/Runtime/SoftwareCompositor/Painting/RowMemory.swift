/// Memory for rows of pixels and of sums that one thread reuses.
final class RowMemory {
  private var pixelCount = 0
  private var pixelMemory: UnsafeMutablePointer<UInt32>?
  private var sumCount = 0
  private var sumMemory: UnsafeMutablePointer<Int32>?

  deinit {
    pixelMemory?.deallocate()
    sumMemory?.deallocate()
  }

  /// Returns memory for at least `count` pixels. The memory is valid until the next call.
  func pixels(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    if let pixelMemory, pixelCount >= count { return pixelMemory }
    pixelMemory?.deallocate()
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixelMemory = memory
    pixelCount = count
    return memory
  }

  /// Returns memory for at least `count` sums. The memory is valid until the next call.
  func sums(_ count: Int) -> UnsafeMutablePointer<Int32> {
    if let sumMemory, sumCount >= count { return sumMemory }
    sumMemory?.deallocate()
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    sumMemory = memory
    sumCount = count
    return memory
  }
}

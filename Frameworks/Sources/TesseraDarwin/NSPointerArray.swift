import Foundation

/// An array of objects and nils that can hold its objects weakly. An object that was deallocated becomes nil and keeps its place.
open class NSPointerArray: NSObject {
  private final class Entry {
    private(set) weak var weakObject: AnyObject?
    private let strongObject: AnyObject?
    private let address: UnsafeMutableRawPointer?
    private let isObject: Bool

    init(_ pointer: UnsafeMutableRawPointer?, _ options: NSPointerFunctions.Options) {
      isObject = !options.contains(.opaqueMemory)
      let object = isObject ? pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() } : nil
      weakObject = object
      strongObject = options.contains(.weakMemory) ? nil : object
      address = isObject ? nil : pointer
    }

    var object: AnyObject? { weakObject }
    var pointer: UnsafeMutableRawPointer? {
      isObject ? weakObject.map { Unmanaged.passUnretained($0).toOpaque() } : address
    }
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// Creates an array with options.
  ///
  /// - Parameter options: How the array holds its objects.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  public convenience override init() { self.init(options: []) }

  /// Creates an array that holds its objects strongly.
  ///
  /// - Returns: An empty array.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Creates an array that holds its objects weakly.
  ///
  /// - Returns: An empty array.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements, including nils. An array that becomes longer gets nils at its end.
  open var count: Int {
    get { entries.count }
    set {
      if newValue < entries.count { entries.removeLast(entries.count - max(0, newValue)) }
      while entries.count < newValue { entries.append(Entry(nil, options)) }
    }
  }

  /// The objects, without nils.
  open var allObjects: [Any] { entries.compactMap(\.object) }

  /// Returns the pointer at an index, or nil.
  ///
  /// - Parameter index: The index, below `count`.
  /// - Returns: The pointer. The array does not keep the object of a weak one alive.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? { entries[index].pointer }

  /// Appends a pointer.
  ///
  /// - Parameter pointer: The pointer to an object, or nil.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(Entry(pointer, options)) }

  /// Inserts a pointer.
  ///
  /// - Parameters:
  ///   - item: The pointer to an object, or nil.
  ///   - index: The index of the new element, at most `count`.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(Entry(item, options), at: index)
  }

  /// Replaces a pointer.
  ///
  /// - Parameters:
  ///   - index: The index, below `count`.
  ///   - item: The pointer to an object, or nil.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = Entry(item, options)
  }

  /// Removes a pointer.
  ///
  /// - Parameter index: The index, below `count`.
  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// Removes the nils. On iOS this does nothing for objects that were deallocated unless a nil was added before (a known bug of
  /// Apple's, around which programs add one); here it removes both.
  open func compact() { entries.removeAll { $0.pointer == nil } }
}

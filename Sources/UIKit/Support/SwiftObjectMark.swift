/// Marks an object as Swift's for Foundation. It is the first stored property of classes whose objects are attribute
/// values of attributed strings.
///
/// Foundation on Linux looks for the type of its own objects in ten bits of the word after the object header (`CFEqual`
/// in swift-corelibs-foundation's CFRuntime.c). If they are 0 in both of two objects that it compares, as it does when
/// an attribute is set again or when runs are joined, the program crashes. Without this mark the bits are those of the
/// first property: 0 in every paragraph style that wraps by words.
struct SwiftObjectMark {
  /// A value with all ten bits set. Foundation has no type with this number.
  private let bits: UInt = 0x3FF00
}

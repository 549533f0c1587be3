/// Tells Foundation that an object is Swift's. It is the first stored property of the classes whose objects are values of
/// attributed strings.
///
/// Foundation on Linux looks for the type of its own objects in ten bits of the word behind the header (`CFEqual` in
/// swift-corelibs-foundation's CFRuntime.c). Where they are 0 in both of two objects that it compares, as it does when an
/// attribute is set a second time or runs are joined, the program ends. Without this they are whatever the first property
/// has there: 0 in every paragraph style that wraps by words.
struct SwiftObjectMark {
  /// All ten bits. Foundation has no type of that number.
  private let bits: UInt = 0x3FF00
}

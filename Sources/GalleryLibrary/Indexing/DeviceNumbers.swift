/// The numbers of devices that a pass has seen, by which it distinguishes deleted files from those on a disk that is not
/// connected.
///
/// A file that is not at its path was deleted if its folder is on the device on which the file was. Otherwise, the folder is the
/// mount point of a disk that is not connected, unless the number of the device has changed: some file systems have another
/// number after each start.
struct DeviceNumbers {
  /// The present numbers of devices, by the numbers that the index has.
  private var presentNumbers: [Int64: Int64] = [:]

  /// Records that an unchanged file is on a device.
  mutating func found(stored: Int64, present: Int64) {
    if presentNumbers[stored] != stored { presentNumbers[stored] = present }
  }

  /// Returns whether a device is connected.
  ///
  /// - Parameters:
  ///   - stored: The number of the device in the index.
  ///   - place: The number of the device that contains the folder now.
  func isConnected(stored: Int64, place: Int64) -> Bool { stored == place || presentNumbers[stored] != nil }
}

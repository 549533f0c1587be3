import Foundation
import TestSupport
import XCTest

/// A GTK program on the test display. It is a Python script that calls GTK's library.
@MainActor
final class GTKPeer {
  private let process = Process()
  private let output = Pipe()

  /// Starts the program and waits until it has printed `ready`. Skips the test if Python or GTK is missing.
  init(_ arguments: [String], on display: TestDisplay, files: [String: Data] = [:]) throws {
    guard let python = TestDisplay.find("python3") else { throw XCTSkip("python3 is not installed") }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.script] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "GTK_MODULES": "",
    ]) { _, new in new }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runUntilTestsEnd()
  }

  /// The lines that the program has printed, without waiting for further ones. A reader on another thread collects
  /// them.
  private(set) lazy var lines = LineReader(output.fileHandleForReading)

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// A reader of lines from a pipe, with a thread of its own.
  final class LineReader: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""
    private var isAtEnd = false

    init(_ handle: FileHandle) {
      Thread {
        while true {
          let data = handle.availableData
          self.lock.withLock {
            self.text += String(decoding: data, as: UTF8.self)
            if data.isEmpty { self.isAtEnd = true }
          }
          if data.isEmpty { return }
        }
      }.start()
    }

    var all: [String] { lock.withLock { text.split(separator: "\n").map(String.init) } }
    var hasEnded: Bool { lock.withLock { isAtEnd } }
  }

  /// The commands: `own TARGET=BASE64 …` owns the clipboard; `image WIDTH HEIGHT` owns it with a red image; `read
  /// TARGET` prints the clipboard's data in Base64; `picture` prints the size of the clipboard's image.
  private static let script = """
    import base64, ctypes, sys
    try:
        gtk = ctypes.CDLL('libgtk-3.so.0'); gdk = ctypes.CDLL('libgdk-3.so.0')
        pixbuf = ctypes.CDLL('libgdk_pixbuf-2.0.so.0')
    except OSError:
        print('missing', flush=True); sys.exit(0)
    P = ctypes.c_void_p
    for library, name in [(gtk, 'gtk_clipboard_get'), (gdk, 'gdk_atom_intern'), (pixbuf, 'gdk_pixbuf_new'),
                          (gtk, 'gtk_clipboard_wait_for_contents'), (gtk, 'gtk_selection_data_get_data'),
                          (gtk, 'gtk_selection_data_get_target'), (gdk, 'gdk_atom_name'),
                          (gtk, 'gtk_clipboard_wait_for_image')]:
        getattr(library, name).restype = P
    def atom(name): return P(gdk.gdk_atom_intern(name.encode(), 0))
    if not gtk.gtk_init_check(None, None):
        print('missing', flush=True); sys.exit(0)
    clipboard = P(gtk.gtk_clipboard_get(atom('CLIPBOARD')))
    command = sys.argv[1]
    if command == 'own':
        contents = {}
        for one in sys.argv[2:]:
            target, data = one.split('=', 1)
            contents[target] = open(data[1:], 'rb').read() if data.startswith('@') else base64.b64decode(data)
        class Entry(ctypes.Structure):
            _fields_ = [('target', ctypes.c_char_p), ('flags', ctypes.c_uint), ('info', ctypes.c_uint)]
        entries = (Entry * len(contents))(*[Entry(name.encode(), 0, i) for i, name in enumerate(contents)])
        @ctypes.CFUNCTYPE(None, P, P, ctypes.c_uint, P)
        def get(board, selection, info, data):
            name = list(contents)[info]; value = contents[name]
            gtk.gtk_selection_data_set(P(selection), atom(name), 8, value, len(value))
        @ctypes.CFUNCTYPE(None, P, P)
        def clear(board, data): print('lost', flush=True); gtk.gtk_main_quit()
        gtk.gtk_clipboard_set_with_data(clipboard, entries, len(contents), get, clear, None)
        print('ready', flush=True); gtk.gtk_main()
    elif command == 'image':
        width, height = int(sys.argv[2]), int(sys.argv[3])
        image = P(pixbuf.gdk_pixbuf_new(0, 0, 8, width, height))
        pixbuf.gdk_pixbuf_fill(image, ctypes.c_uint(0xff0000ff))
        gtk.gtk_clipboard_set_image(clipboard, image)
        print('ready', flush=True); gtk.gtk_main()
    elif command == 'read':
        data = gtk.gtk_clipboard_wait_for_contents(clipboard, atom(sys.argv[2]))
        if not data: print('none', flush=True)
        else:
            length = gtk.gtk_selection_data_get_length(P(data))
            print(base64.b64encode(ctypes.string_at(gtk.gtk_selection_data_get_data(P(data)), length)).decode(), flush=True)
    elif command == 'picture':
        image = gtk.gtk_clipboard_wait_for_image(clipboard)
        if not image: print('none', flush=True)
        else: print(pixbuf.gdk_pixbuf_get_width(P(image)), pixbuf.gdk_pixbuf_get_height(P(image)), flush=True)
    """
}

import os
import shutil
import struct
import subprocess
import tarfile
import tempfile
import unittest

from support import load

program = load("scripts/package")


class LibraryTests(unittest.TestCase):
    def test_glibc_is_left_out(self):
        listing = """\tlinux-vdso.so.1 (0x00007ffd)
\tlibswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x00007f)
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
\tlibm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x00007f)
\tlibcairo.so.2 => /lib/x86_64-linux-gnu/libcairo.so.2 (0x00007f)
\tlibmp3lame.so.0 => /lib/x86_64-linux-gnu/libmp3lame.so.0 (0x00007f)
\tlibgone.so.3 => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f)
"""
        self.assertEqual(program.libraries(listing), {
            "libswiftCore.so": "/opt/swift/usr/lib/swift/linux/libswiftCore.so",
            "libcairo.so.2": "/lib/x86_64-linux-gnu/libcairo.so.2",
            "libmp3lame.so.0": "/lib/x86_64-linux-gnu/libmp3lame.so.0", "libgone.so.3": None})

    @unittest.skipUnless(shutil.which("objcopy"), "no objcopy")
    def test_what_a_program_loads_is_read_from_its_note(self):
        text = b'[{"feature":"movies","soname":["libone.so.1"]},{"soname":["libtwo.so.2","libthree.so"]}]\0'
        with tempfile.TemporaryDirectory() as folder:
            note, file = os.path.join(folder, "note"), os.path.join(folder, "program")
            with open(note, "wb") as out:
                out.write(struct.pack("<III4s", 4, len(text), 0x407C0C0A, b"FDO") + text)
            subprocess.run(["objcopy", "--add-section", f".note.dlopen={note}", "/bin/true", file], check=True)
            self.assertEqual(program.loaded(file), ["libone.so.1", "libtwo.so.2", "libthree.so"])
        self.assertEqual(program.loaded("/bin/true"), [])

    def test_version(self):
        self.assertRegex(program.version(), r"^\d+\.\d+\.\d+")

    def test_control(self):
        text = program.control("amd64", "libc6 (>= 2.36)", 12)
        fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
        self.assertEqual(fields["Version"], program.version())
        self.assertEqual(fields["Architecture"], "amd64")
        self.assertTrue(fields["Depends"].startswith("libc6 (>= 2.36), fonts-inter"))
        self.assertTrue(text.endswith("\n"))


class ArchiveTests(unittest.TestCase):
    def archive(self, folder, names, time):
        """The bytes of an archive of files that are made in the given order."""
        files = os.path.join(folder, "files")
        os.makedirs(os.path.join(files, "bin"))
        for name in names:
            with open(os.path.join(files, name), "w") as file:
                file.write(name)
        os.chmod(os.path.join(files, "bin/run"), 0o750)
        os.symlink("run", os.path.join(files, "bin/also"))
        target = os.path.join(folder, "x.tar.gz")
        program.write_tar(files, target, "x", time)
        with open(target, "rb") as file:
            return target, file.read()

    def test_equal_files_make_equal_archives(self):
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
            target, first = self.archive(one, ["bin/run", "a", "b"], 1_000_000_000)
            _, second = self.archive(two, ["b", "a", "bin/run"], 1_000_000_000)
            self.assertEqual(first, second)
            with tarfile.open(target) as archive:
                self.assertEqual(archive.getnames(), ["x", "x/a", "x/b", "x/bin", "x/bin/also", "x/bin/run"])
                self.assertEqual({entry.mtime for entry in archive}, {1_000_000_000})
                self.assertEqual({(entry.uid, entry.gid) for entry in archive}, {(0, 0)})
                self.assertEqual(archive.getmember("x/bin/run").mode, 0o755)
                self.assertEqual(archive.getmember("x/a").mode, 0o644)
                self.assertEqual(archive.getmember("x/bin/also").linkname, "run")
            self.assertEqual(os.listdir(one).count("x.tar.gz.part"), 0)


if __name__ == "__main__":
    unittest.main()
